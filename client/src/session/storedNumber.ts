/** Limit of numbers in stored records, either side of zero: a sum of two of them is still exact. */
export const MAX_STORED_NUMBER: number = 2 ** 52;
