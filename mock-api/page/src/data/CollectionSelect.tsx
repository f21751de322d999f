import { NativeSelect } from '@mantine/core'
import { useControl } from '../control/useControl.ts'
import { goToRecord } from './recordPaths.ts'

export function CollectionSelect({ collection }: { readonly collection: string }) {
  const { data = [] } = useControl<readonly { readonly collection: string; readonly records: number }[]>('/control/records')
  const known = data.filter(({ records, collection: name }) => records > 0 || name === collection)
  const empty = data.filter((entry) => !known.includes(entry))
  const option = ({ collection: value, records }: (typeof data)[number]) => ({ value, label: `${value} (${records})` })
  return (
    <NativeSelect
      label="Collection"
      w={220}
      value={collection}
      onChange={({ currentTarget }) => goToRecord(currentTarget.value)}
      data={data.length === 0 ? [collection] : [...known.map(option), { group: 'Empty', items: empty.map(option) }]}
    />
  )
}
