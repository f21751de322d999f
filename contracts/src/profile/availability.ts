export const availabilityStatus = {
  AVAILABLE: { code: 1, label: 'Available' },
  BUSY: { code: 2, label: 'Busy' },
  OFF: { code: 3, label: 'Off' },
} as const
