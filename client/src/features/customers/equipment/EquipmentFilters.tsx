import { NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type EquipmentFilter, type WarrantyFilter, warrantyFilters } from './equipmentRows.ts'
import { WARRANTY_NOTICE_DAYS } from './equipmentRules.ts'
import classes from './Equipment.module.css'

const ages = [5, 10, 15, 20] as const

const warranties: Readonly<Record<WarrantyFilter, string>> = {
  any: 'Any warranty',
  ending: `Warranty ends within ${WARRANTY_NOTICE_DAYS} days`,
  covered: 'Under warranty',
  ended: 'Warranty ended',
}

/** The filter in the address. */
export const filterIn = (params: URLSearchParams): EquipmentFilter => ({
  search: params.get('q') ?? '',
  years: ages.find((age) => String(age) === params.get('older')) ?? 0,
  warranty: warrantyFilters.find((name) => name === params.get('warranty')) ?? 'any',
})

interface EquipmentFiltersProps {
  readonly params: URLSearchParams
  readonly onChange: (params: URLSearchParams) => void
}

/** Text, age and warranty; stored in the URL. */
export function EquipmentFilters({ params, onChange }: EquipmentFiltersProps) {
  const { search, years, warranty } = filterIn(params)
  const set = (name: string, value: string): void => {
    const next = new URLSearchParams(params)
    if (value === '') next.delete(name)
    else next.set(name, value)
    onChange(next)
  }
  return (
    <div role="search" className={`wrap ${classes.filters}`}>
      <TextInput
        type="search"
        aria-label="Search equipment"
        placeholder="Make, kind, model, serial number, customer or address"
        leftSection={<IconSearch size={16} aria-hidden />}
        className={classes.search}
        value={search}
        onChange={({ currentTarget }) => set('q', currentTarget.value)}
      />
      <NativeSelect
        aria-label="Age"
        data={[{ value: '', label: 'Any age' }, ...ages.map((age) => ({ value: String(age), label: `Over ${age} years old` }))]}
        value={years === 0 ? '' : String(years)}
        onChange={({ currentTarget }) => set('older', currentTarget.value)}
      />
      <NativeSelect
        aria-label="Warranty"
        data={warrantyFilters.map((name) => ({ value: name === 'any' ? '' : name, label: warranties[name] }))}
        value={warranty === 'any' ? '' : warranty}
        onChange={({ currentTarget }) => set('warranty', currentTarget.value)}
      />
    </div>
  )
}
