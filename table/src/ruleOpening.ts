import { createContext } from 'svelte';

/** Opens a rule on the spot. Undefined on a page without a table, where links lead to the book. */
export const [openingRules, setOpeningRules] = createContext<(rule: string) => void>();
