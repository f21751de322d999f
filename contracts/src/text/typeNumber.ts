/** Problem of text that isn't a number, and of a price with more than two decimals. */
export const typeNumber = 'Type a number such as 1,234.56.'
