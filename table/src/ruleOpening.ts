import { createContext } from 'svelte';

/** Opens a rule on the spot. Every table sets it for its links to rules. */
export const [openingRules, setOpeningRules] = createContext<(rule: string) => void>();
