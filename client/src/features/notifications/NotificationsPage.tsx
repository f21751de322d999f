import { useApolloClient } from '@apollo/client/react'
import { Anchor, Button, SegmentedControl } from '@mantine/core'
import { IconBell, IconChecks, IconTrash } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useDeletes } from '../../components/actions/deletes/useDeletes.ts'
import { reloadQueries } from '../../components/actions/reloadQueries.ts'
import { toApiError } from '../../lib/api/apiError.ts'
import { useFormat } from '../../lib/format/useFormat.ts'
import { paths } from '../../lib/paths.ts'
import { showError } from '../../components/toasts/toasts.ts'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { PageHeader } from '../../components/page/PageHeader.tsx'
import { QueryProblem } from '../../components/states/QueryProblem.tsx'
import { SkeletonRows } from '../../components/states/SkeletonRows.tsx'
import { clearing } from './bell/clearing.ts'
import { NotificationDays } from './bell/NotificationDays.tsx'
import {
  type NotificationItemFragment,
  ReadAllNotificationsDocument,
  ReadNotificationDocument,
  useNotificationsQuery,
} from './bell/notifications.generated.ts'
import classes from './bell/Notifications.module.css'
import { useHasAuthority } from '../../lib/session/useAuthority.ts'

const PAGE = 25
const MAX_PER_PAGE = 100

/** Hides notifications with a pending clear, which the bell doesn't count either; later ones are shown. */
function useUncleared(items: readonly NotificationItemFragment[]): readonly NotificationItemFragment[] {
  const client = useApolloClient()
  const clear = useDeletes(clearing).pending.get('all')
  const isClearing = clear !== undefined
  useEffect(() => {
    if (!isClearing) return undefined
    client.cache.modify({ fields: { notifications: (page: object) => ({ ...page, unreadCount: 0 }) } })
    return () => void reloadQueries(client, ['Bell']).catch(() => undefined)
  }, [client, isClearing])
  const before = clear?.row.before ?? -Infinity
  return items.filter(({ createdAt }) => createdAt === null || createdAt > before)
}

function useMarkRead() {
  const client = useApolloClient()
  const [isBusy, setIsBusy] = useState(false)
  const readOne = (id: string): void =>
    void client
      .mutate({ mutation: ReadNotificationDocument, variables: { id } })
      .then(() => reloadQueries(client, ['Notifications', 'Bell']))
      // Opening the record doesn't depend on marking it as read.
      .catch(() => undefined)
  const readAll = async (): Promise<void> => {
    setIsBusy(true)
    try {
      await client.mutate({ mutation: ReadAllNotificationsDocument })
      await reloadQueries(client, ['Notifications', 'Bell'])
    } catch (error) {
      showError(toApiError(error).message)
    }
    setIsBusy(false)
  }
  const clearAll = (before: number): void =>
    void import('../../components/actions/actionParts.ts')
      .then(({ deleteLater }) => deleteLater(client, clearing, [{ id: 'all', before }], null))
      .catch((error: unknown) => showError(toApiError(error).message))
  return { isBusy, readOne, readAll, clearAll }
}

/** Spec §7 "Notifications": events of visible jobs and invoices, newest first. */
export function NotificationsPage() {
  const [shown, setShown] = useState<'all' | 'unread'>('all')
  const [perPage, setPerPage] = useState(PAGE)
  const input = { perPage, ...(shown === 'unread' && { isRead: false }) }
  const { data, previousData, error, refetch } = useNotificationsQuery({ variables: { input } })
  const { wall } = useFormat()
  const maySet = useHasAuthority('manage_notifications')
  const { isBusy, readOne, readAll, clearAll } = useMarkRead()
  const page = (data ?? previousData)?.notifications
  const items = useUncleared(page?.items ?? [])
  const hasUnread = items.some(({ isRead }) => isRead === false)
  const latest = Math.max(0, ...items.map(({ createdAt }) => createdAt ?? 0))
  const hasMore = page !== undefined && page.items.length === perPage && perPage < MAX_PER_PAGE
  return (
    <div className={classes.page}>
      <PageHeader
        title="Notifications"
        actions={
          items.length > 0 && (
            <>
              {hasUnread && (
                <Button
                  variant="default"
                  leftSection={<IconChecks size={16} aria-hidden />}
                  loading={isBusy}
                  onClick={() => void readAll()}
                >
                  Mark all as read
                </Button>
              )}
              <Button variant="default" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => clearAll(latest)}>
                Clear all
              </Button>
            </>
          )
        }
      />
      <div className={`row ${classes.choice}`}>
        <SegmentedControl
          aria-label="Which notifications"
          data={[
            { value: 'all', label: 'All' },
            { value: 'unread', label: 'Unread' },
          ]}
          value={shown}
          onChange={(value) => setShown(value === 'unread' ? 'unread' : 'all')}
        />
        {maySet && (
          <Anchor component={Link} size="sm" to={paths.messageSettings()}>
            Notification settings
          </Anchor>
        )}
      </div>
      {error && !page ? (
        <QueryProblem error={error} onRetry={() => void refetch()} back={{ to: paths.home(), label: 'Back to home' }} />
      ) : !page ? (
        <SkeletonRows rows={8} columns="40px 1fr" />
      ) : items.length === 0 ? (
        <EmptyState icon={<IconBell size={22} stroke={1.6} />} title={shown === 'unread' ? 'You’re all caught up' : undefined}>
          {shown === 'unread'
            ? 'New notifications will show up here.'
            : 'When a job is assigned, moved or finished, or a payment comes in, you’ll see it here.'}
        </EmptyState>
      ) : (
        <NotificationDays items={items} dayOf={(at) => wall(at).date} onOpen={({ id, isRead }) => isRead !== true && readOne(id)} />
      )}
      {hasMore && items.length > 0 && (
        <Button variant="default" className={classes.more} onClick={() => setPerPage((now) => Math.min(MAX_PER_PAGE, now + PAGE))}>
          Show more
        </Button>
      )}
    </div>
  )
}
