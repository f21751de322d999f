import type { Authority } from '@callout/contracts/profile/authorities'
import { foldedText, hasWords, searchWords } from '@callout/contracts/foldedText'
import { IconKey, IconKeyboard, IconLogout, IconPlus, IconSettings, IconUpload, IconUser, type TablerIcon } from '@tabler/icons-react'
import { findSettings } from '../../features/settings/findSettings.ts'
import { paths } from '../../lib/paths.ts'
import type { AreaGroup } from '../navigation.ts'
import type { FoundRow } from './findKinds.ts'
import { signOut } from '../../lib/navigation/sessionMoves.ts'

/** A page, or something to do. */
export interface FindAction extends Omit<FoundRow, 'to'> {
  readonly Icon: TablerIcon
  readonly to?: string
  readonly act?: () => void
}

interface Declared extends Pick<FindAction, 'title' | 'Icon' | 'to' | 'act'> {
  /** What else people call it. */
  readonly words?: string
  /** Nobody is offered what they may not do. */
  readonly needs?: Authority
}

const create = (title: string, to: string, needs: Authority): Declared => ({ title, to, needs, Icon: IconPlus, words: 'add create book' })

const actions = (showKeys: () => void): readonly Declared[] => [
  create('New job', paths.newJob(), 'manage_jobs'),
  create('New customer', paths.newCustomer(), 'manage_customers'),
  create('New staff member', paths.newStaff(), 'manage_staff'),
  create('New service or product', paths.newService(), 'manage_services'),
  create('New tax', paths.newTax(), 'manage_taxes'),
  create('New form', paths.newForm(), 'manage_forms'),
  create('New branch', paths.newBranch(), 'manage_branches'),
  { title: 'Import customers', to: paths.importCustomers(), needs: 'manage_customers', Icon: IconUpload, words: 'csv upload' },
  { title: 'Your profile', to: paths.profile(), Icon: IconUser, words: 'account name phone' },
  { title: 'Change password', to: paths.changePassword(), Icon: IconKey, words: 'account security' },
  { title: 'Keyboard shortcuts', act: showKeys, Icon: IconKeyboard, words: 'keys help' },
  { title: 'Sign out', act: () => void signOut(), Icon: IconLogout, words: 'log out logout leave' },
]

/** So many stand above the records. */
const MOST = 5

interface Offers {
  readonly areas: readonly AreaGroup[]
  readonly holds: (authority: Authority) => boolean
  readonly showKeys: () => void
}

const asRow = ({ title, Icon, to, act }: Declared): FindAction => ({
  key: `action ${title}`,
  title,
  details: [],
  Icon,
  ...(to !== undefined && { to }),
  ...(act && { act }),
})

/** Pages and actions with these words in their names; without words what is begun most often. */
export function findActions(typed: string, { areas, holds, showKeys }: Offers): readonly FindAction[] {
  const words = searchWords(typed)
  const offered = actions(showKeys).filter(({ needs }) => needs === undefined || holds(needs))
  if (words.length === 0) return offered.slice(0, 2).map(asRow)
  const pages: Declared[] = areas.flatMap(({ areas: some }) =>
    some.map(({ to, label, Icon }) => ({ title: label, to, Icon, words: 'go to open' })),
  )
  const named = [...pages, ...offered].filter(({ title, words: more = '' }) => hasWords(foldedText(`${title} ${more}`), words)).map(asRow)
  const settings = !holds('manage_settings')
    ? []
    : findSettings(typed.replace(/^settings\b:?/i, '')).map(({ section, name, label, sectionTitle }): FindAction => ({
        key: `setting ${section} ${name}`,
        title: `Settings: ${label}`,
        details: label === sectionTitle ? [] : [sectionTitle],
        to: paths.settings(section, name),
        Icon: IconSettings,
      }))
  return [...named, ...settings].slice(0, MOST)
}
