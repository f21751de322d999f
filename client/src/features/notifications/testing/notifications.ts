import type { NotificationItemFragment } from '../bell/notifications.generated.ts'

type Item = NotificationItemFragment & { readonly __typename: 'Notification' }

export const notificationOf = (part: Partial<Item> = {}): Item => ({
  __typename: 'Notification',
  id: '81',
  title: 'J-1012 was moved',
  body: 'Boiler service for Ada Byron · Jun 17,2026 at 9:00 AM · by Dana Okoye',
  event: 'VISIT_MOVED',
  isRead: false,
  jobId: '7',
  invoiceId: null,
  createdAt: 1_781_690_400,
  ...part,
})

export const notificationsOf = (items: readonly Item[]) => ({
  notifications: {
    __typename: 'NotificationPage',
    items,
    totalCount: items.length,
    page: 1,
    perPage: 25,
    unreadCount: items.filter(({ isRead }) => isRead === false).length,
  },
})
