export const branchOperation = {
  ACTIVATE: { code: 'activate', label: 'Set active' },
  DEACTIVATE: { code: 'deactivate', label: 'Set inactive' },
  SET_DEFAULT: { code: 'set_default', label: 'Make default' },
  DELETE: { code: 'delete', label: 'Delete' },
} as const

export const branchSort = {
  NAME: { code: 'name', label: 'Name' },
  CITY: { code: 'city', label: 'City' },
} as const
