export const taxSort = {
  NAME: { code: 'name', label: 'Name' },
  RATE: { code: 'rate', label: 'Rate' },
} as const
