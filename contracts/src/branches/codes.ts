/** What can be done to a branch as a whole. */
export const branchOperation = {
  ACTIVATE: { code: 'activate', label: 'Set active' },
  DEACTIVATE: { code: 'deactivate', label: 'Set inactive' },
  SET_DEFAULT: { code: 'set_default', label: 'Make default' },
  DELETE: { code: 'delete', label: 'Delete' },
} as const

/** What branches can be sorted by. */
export const branchSort = {
  NAME: { code: 'name', label: 'Name' },
  CITY: { code: 'city', label: 'City' },
} as const
