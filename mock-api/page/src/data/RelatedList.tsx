import { Alert, Anchor, Skeleton, Text } from '@mantine/core'
import { useControl } from '../control/useControl.ts'
import type { RelatedRecords } from '../control/views.ts'
import classes from './Data.module.css'
import { recordHash, recordPath } from './recordPaths.ts'

interface RelationProps {
  readonly term: string
  readonly collection: string
  readonly ids: readonly number[]
  readonly total: number
}

function Relation({ term, collection, ids, total }: RelationProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {ids.map((id) => (
          <Anchor key={id} href={recordHash(collection, id)}>
            {collection} {id}
          </Anchor>
        ))}
        {total > ids.length && <Text c="dimmed">{`and ${total - ids.length} more`}</Text>}
      </dd>
    </div>
  )
}

/** Links to the records that a record refers to, and to those that refer to it. */
export function RelatedList({ collection, id }: { readonly collection: string; readonly id: string }) {
  const { data, error } = useControl<RelatedRecords>(`${recordPath(collection, id)}/related`)
  if (error !== undefined) return <Alert color="red">{error}</Alert>
  if (!data) return <Skeleton height={120} />
  if (data.refers_to.length + data.referred_by.length === 0) return <Text c="dimmed">No related records</Text>
  return (
    <dl className={classes['relations']}>
      {data.refers_to.map((relation) => (
        <Relation key={relation.field} term={relation.field} total={relation.ids.length} {...relation} />
      ))}
      {data.referred_by.map((relation) => (
        <Relation key={`${relation.collection} ${relation.field}`} term={`${relation.collection}.${relation.field}`} {...relation} />
      ))}
    </dl>
  )
}
