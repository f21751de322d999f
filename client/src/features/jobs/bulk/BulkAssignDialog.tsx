import { Button, Input, Skeleton, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { refusalOf } from '../../../shared/api/refusal.ts'
import { useListTeamQuery } from '../../../parts/staff/staff.generated.ts'
import { BulkFrame } from '../../../kit/bulk/BulkFrame.tsx'
import type { BulkDialogProps } from '../../../kit/bulk/defineBulk.ts'
import type { JobRowFragment } from '../../../parts/jobs/jobs.generated.ts'
import type { AssignOrder } from './bulkOrders.ts'
import { TeamOption } from '../../../parts/staff/TeamOption.tsx'
import staffClasses from '../../../parts/staff/Staff.module.css'
import classes from '../../../kit/bulk/Bulk.module.css'

const needed = 'Choose at least one technician'

/** Who does all of it. Who is free differs from visit to visit, so nobody is ranked; a clash is reported for its job. */
export function BulkAssignDialog(props: BulkDialogProps<JobRowFragment, AssignOrder>) {
  const labelId = useId()
  const { data, error, refetch } = useListTeamQuery()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [search, setSearch] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const branches = new Set(props.rows.map(({ branchId }) => branchId))
  const everybody = data?.teamMembers.items ?? []
  const staff = everybody.filter(({ role }) => role !== 'COMPANY')
  // The owner does it while there is nobody else.
  const team = staff.length > 0 ? staff : everybody
  const found = team
    .filter(({ name }) => (name ?? '').toLowerCase().includes(search.trim().toLowerCase()))
    .toSorted((a, b) => Number(branches.has(b.branchId)) - Number(branches.has(a.branchId)))
  const toggle = (id: string): void => setChosen((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]))
  const orderOf = () => {
    setProblem(chosen.length === 0 ? needed : null)
    return chosen.length === 0 ? null : { staffIds: chosen }
  }
  return (
    <BulkFrame {...props} orderOf={orderOf}>
      <div role="group" aria-labelledby={labelId}>
        <div className={staffClasses.pickerHead}>
          <Input.Label component="span" id={labelId}>
            Technicians <span className={staffClasses.count}>{chosen.length > 0 && `${chosen.length} chosen`}</span>
          </Input.Label>
          <TextInput
            size="xs"
            type="search"
            aria-label="Search technicians"
            placeholder="Search technicians"
            leftSection={<IconSearch size={14} aria-hidden />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
            data-autofocus
          />
        </div>
        <div className={staffClasses.picker} aria-busy={!data && !error}>
          {!data && !error && [0, 1, 2, 3].map((row) => <Skeleton key={row} h={36} my={8} mx={12} w="auto" />)}
          {found.map((person) => (
            <TeamOption key={person.id} person={person} isChosen={chosen.includes(person.id)} onToggle={() => toggle(person.id)} />
          ))}
          {data && found.length === 0 && (
            <Text c="dimmed" p="md" ta="center">
              {search ? `No one matches “${search.trim()}”` : 'No technicians to choose from'}
            </Text>
          )}
          {error && !data && (
            <Text c="red" p="md" role="alert">
              {refusalOf(error).message}{' '}
              <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
                Try again
              </Button>
            </Text>
          )}
        </div>
        {problem && (
          <Input.Error mt={6} role="alert">
            {problem}
          </Input.Error>
        )}
      </div>
      <p className={classes.hint}>
        Replaces anyone already assigned. For jobs with several visits, only the next visit changes. Customers aren’t notified.
      </p>
    </BulkFrame>
  )
}
