import { ActionMenu } from '../actions/ActionMenu.tsx'
import { DeletingMenu } from '../actions/deletes/DeletingMenu.tsx'
import type { RecordKind } from './defineRecord.ts'
import { WithAuthority } from './Facts.tsx'
import { HeadBar, HeadLink } from './HeadBar.tsx'

interface RecordHeadProps {
  readonly kind: RecordKind
  readonly record: unknown
}

/** What can be done to a record, and where it leads. */
export function RecordHead({ kind, record }: RecordHeadProps) {
  if (kind.bar) return kind.bar(record)
  const { actions, deletes } = kind
  const links = kind.links?.(record) ?? []
  if (!actions && links.length === 0) return null
  return (
    <HeadBar>
      {actions &&
        (deletes ? (
          // A record that is deleted has an id: defineRecord takes no other.
          <DeletingMenu set={actions} deletes={deletes} of={record as { readonly id: string }} />
        ) : (
          <ActionMenu set={actions} of={record} />
        ))}
      {links.map(({ needs, ...link }, place) => (
        <WithAuthority key={link.label} needs={needs}>
          <HeadLink {...link} isPrimary={place === links.length - 1} />
        </WithAuthority>
      ))}
    </HeadBar>
  )
}
