export const serviceSort = {
  NAME: { code: 'name', label: 'Name' },
  CATEGORY: { code: 'category', label: 'Category' },
  AMOUNT: { code: 'amount', label: 'Price' },
} as const
