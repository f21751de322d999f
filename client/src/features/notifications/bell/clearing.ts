import { defineDeletes } from '../../../components/actions/deletes/defineDeletes.ts'
import { paths } from '../../../lib/paths.ts'
import { ClearNotificationsDocument } from './notifications.generated.ts'

/** All notifications up to an instant, which are cleared together. */
export interface Clearing {
  readonly id: 'all'
  /** Unix seconds. */
  readonly before: number
}
interface NoPage {
  readonly items: readonly Clearing[]
  readonly totalCount: number | null
}

/** Delayed until its Undo has expired, like every delete. */
export const clearing = defineDeletes<Clearing, NoPage>({
  noun: { one: 'clearing', many: 'clearings' },
  path: paths.notifications(),
  getName: () => 'The list of notifications',
  rowLabel: () => ({ name: 'Notifications', title: null }),
  blockedReason: () => null,
  successMessage: () => 'Notifications cleared',
  call: ({ before }) => ({ mutation: ClearNotificationsDocument, variables: { before } }),
  refetchQueries: ['Notifications', 'Bell'],
})
