import { useLocation, useNavigate } from 'react-router'
import { usePageKeys } from '../page/usePageKeys.ts'
import { ActionMenu } from '../actions/ActionMenu.tsx'
import { DeletingMenu } from '../actions/deletes/DeletingMenu.tsx'
import { useActor } from '../actions/useActor.ts'
import type { RecordEntry, RecordKind } from './defineRecord.ts'
import { WithAuthority } from './Facts.tsx'
import { HeadBar, HeadLink } from './HeadBar.tsx'

const none: readonly never[] = []

interface RecordHeadProps {
  readonly kind: RecordKind
  readonly record: unknown
}

function useEntries(all: readonly RecordEntry[]): readonly RecordEntry[] {
  const { can } = useActor()
  const { state } = useLocation() as { readonly state: unknown }
  const navigate = useNavigate()
  const entries = all.filter(({ needs }) => needs.every(can))
  usePageKeys(entries.map(({ shortcut, to }) => [shortcut, () => void navigate(to, { state })]))
  return entries
}

export function RecordHead({ kind, record }: RecordHeadProps) {
  const entries = useEntries(kind.entries?.(record) ?? none)
  if (kind.bar) return kind.bar(record)
  const { actions, deletes } = kind
  const links = kind.links?.(record) ?? []
  if (!actions && links.length === 0) return null
  return (
    <HeadBar>
      {actions &&
        (deletes ? (
          // `defineRecord` accepts `deletes` only for records with an id.
          <DeletingMenu set={actions} deletes={deletes} of={record as { readonly id: string }} entries={entries} />
        ) : (
          <ActionMenu set={actions} of={record} entries={entries} />
        ))}
      {links.map(({ needs, ...link }, index) => (
        <WithAuthority key={link.label} needs={needs}>
          <HeadLink {...link} isPrimary={index === links.length - 1} />
        </WithAuthority>
      ))}
    </HeadBar>
  )
}
