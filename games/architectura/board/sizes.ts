/** A phone: one pane at a time. The same media query as in the style sheets. */
export const SMALL = '(max-width: 640px), (max-height: 500px)';
/** A phone in landscape: the bar is beside the table. */
export const LYING = '(max-height: 500px) and (orientation: landscape)';
