export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
