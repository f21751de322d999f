/** What has become of a message to a customer (decision D24). */
export const messageStatus = {
  QUEUED: { code: 0, label: 'Queued' },
  SENT: { code: 1, label: 'Sent' },
  DELIVERED: { code: 2, label: 'Delivered' },
  OPENED: { code: 3, label: 'Opened' },
  FAILED: { code: 4, label: 'Failed' },
  CANCELLED: { code: 5, label: 'Cancelled' },
} as const
