import { searchMatcher } from '@callout/contracts/search/searchMatcher'
import { searchText } from '@callout/contracts/search/searchText'
import { Button, Input, Skeleton, Text, TextInput, Checkbox } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type Ref, useId, useState } from 'react'
import classes from './Staff.module.css'
import { toggled } from '../../../lib/toggled.ts'
import { useWorksAlone } from '../../../lib/session/onSite.ts'
import { StaffAvatar } from '../../../components/status/StaffAvatars.tsx'
import type { Availability } from './candidateText.ts'

interface StaffChoice {
  readonly id: string
  readonly name: string | null
  readonly color: string | null
  /** Reasons for and against, or the role. */
  readonly notes: readonly string[]
  readonly availability?: Availability
  /** The best of those who are available. */
  readonly isBest?: boolean
}

interface StaffOptionProps {
  readonly person: StaffChoice
  readonly isBest: boolean
  readonly isChosen: boolean
  readonly onToggle: () => void
  readonly inputRef?: Ref<HTMLInputElement> | undefined
}

function StaffOption({ person, isBest, isChosen, onToggle, inputRef }: StaffOptionProps) {
  const { name, color, notes, availability } = person
  const isAlone = useWorksAlone()
  return (
    <label className={`row ${classes.option}`} data-chosen={isChosen || undefined} data-alone={isAlone || undefined}>
      <Checkbox ref={inputRef} size="sm" checked={isChosen} onChange={onToggle} />
      {!isAlone && <StaffAvatar name={name} color={color} size={28} />}
      <span className="stack fill">
        <span className="row gap8 strong">
          {isAlone ? 'You' : <bdi>{name ?? 'Unknown'}</bdi>}
          {isBest && <span className={classes.best}>Best fit</span>}
        </span>
        {notes.length > 0 && <span className={`small ${classes.merits}`}>{notes.join(' · ')}</span>}
      </span>
      {availability?.text && (
        <span className={`small ${classes.availability}`} data-tone={availability.tone}>
          {availability.text}
        </span>
      )}
    </label>
  )
}

/** Staff to choose from, as far as known. */
export interface StaffChoices {
  readonly people: readonly StaffChoice[]
  readonly isLoading: boolean
  /** Why the list is missing or incomplete. */
  readonly problem: string | null
  /** null: a retry would not help. */
  readonly retry: (() => void) | null
}

interface StaffPickerProps {
  readonly choices: StaffChoices
  readonly value: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
  readonly error?: string | undefined
  readonly inputRef?: Ref<HTMLInputElement>
  readonly withAutofocus?: boolean
}

/** Technicians to choose from. A person who works alone chooses whether to do it. */
export function StaffPicker({ choices, value, onChange, error, inputRef, withAutofocus = false }: StaffPickerProps) {
  const labelId = useId()
  const [search, setSearch] = useState('')
  const isAlone = useWorksAlone()
  const { people, isLoading, problem, retry } = choices
  const matches = searchMatcher(search)
  const found = people.filter(({ name }) => matches(searchText([name])))
  return (
    <div role="group" aria-labelledby={labelId}>
      <div className={`row ${classes.pickerHead}`}>
        <Input.Label component="span" id={labelId}>
          {isAlone ? 'Who does it' : 'Technicians'}{' '}
          <span className={classes.count}>{!isAlone && value.length > 0 && `${value.length} chosen`}</span>
        </Input.Label>
        {!isAlone && (
          <TextInput
            ref={inputRef}
            size="xs"
            type="search"
            aria-label="Search technicians"
            placeholder="Search technicians"
            leftSection={<IconSearch size={14} aria-hidden />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
            data-autofocus={withAutofocus || undefined}
          />
        )}
      </div>
      <div className={classes.picker} aria-busy={isLoading}>
        {isLoading && people.length === 0 && [0, 1, 2, 3].map((row) => <Skeleton key={row} h={36} my={8} mx={12} w="auto" />)}
        {found.map((person) => (
          <StaffOption
            key={person.id}
            person={person}
            isBest={!isAlone && search === '' && person.isBest === true}
            isChosen={value.includes(person.id)}
            onToggle={() => onChange(toggled(value, person.id))}
            {...(isAlone && { inputRef })}
          />
        ))}
        {!isLoading && problem !== null && retry && (
          <Text c="red" p="md" role="alert">
            {problem}{' '}
            <Button size="compact-sm" variant="default" onClick={retry}>
              Try again
            </Button>
          </Text>
        )}
        {!isLoading && found.length === 0 && !(problem !== null && retry) && (
          <Text c="dimmed" p="md" ta="center">
            {problem ??
              (isAlone
                ? 'You can’t be chosen for this work.'
                : search
                  ? `No technicians match “${search.trim()}”`
                  : 'No technicians to choose from')}
          </Text>
        )}
      </div>
      {error && (
        <Input.Error mt={6} role="alert">
          {error}
        </Input.Error>
      )}
    </div>
  )
}
