export const windowName = Math.random().toString(36).slice(2)
