/** Replaces a value that can't be empty. */
export const ERASED = 'Erased'
