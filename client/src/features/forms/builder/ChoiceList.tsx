import { Button, CloseButton, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import classes from './Builder.module.css'
import { isKey } from '../../../lib/isKey.ts'

interface ChoiceListProps {
  readonly of: string
  readonly choices: readonly string[]
  readonly error: { readonly message?: string } | undefined
  readonly onChange: (choices: string[]) => void
}

export function ChoiceList({ of, choices, error, onChange }: ChoiceListProps) {
  const list = useRef<HTMLDivElement>(null)
  const isAdded = useRef(false)
  useEffect(() => {
    if (!isAdded.current) return
    isAdded.current = false
    list.current?.querySelector<HTMLInputElement>('[data-choice]:last-of-type input')?.focus()
  }, [choices.length])
  const add = (): void => {
    isAdded.current = true
    onChange([...choices, ''])
  }
  const wrong = error as (typeof error & Readonly<Record<number, { readonly message?: string } | undefined>>) | undefined
  return (
    <div ref={list} role="group" aria-label={`Answers of ${of}`} className={`stack ${classes.body}`}>
      {choices.map((choice, index) => (
        <div key={index} className={classes.row} data-choice>
          <TextInput
            className={classes.grow}
            aria-label={`Answer ${index + 1} of ${of}`}
            placeholder={`Answer ${index + 1}`}
            value={choice}
            error={wrong?.[index]?.message ?? (index === 0 ? wrong?.message : undefined)}
            onChange={({ currentTarget: { value } }) => onChange(choices.with(index, value))}
            onKeyDown={(event) => {
              if (!isKey(event, 'Enter')) return
              event.preventDefault()
              add()
            }}
          />
          <CloseButton size={36} aria-label={`Remove answer ${index + 1} of ${of}`} onClick={() => onChange(choices.toSpliced(index, 1))} />
        </div>
      ))}
      <div>
        <Button variant="subtle" size="compact-sm" leftSection={<IconPlus size={14} aria-hidden />} onClick={add}>
          Add answer
        </Button>
      </div>
    </div>
  )
}
