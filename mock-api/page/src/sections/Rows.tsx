import { Alert, Skeleton, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Loaded } from '../control/useControl.ts'
import classes from './Row.module.css'

export interface RowProps {
  readonly name: ReactNode
  readonly note?: ReactNode
  /** Buttons. */
  readonly children?: ReactNode
}

export function Row({ name, note, children }: RowProps) {
  return (
    <li className={classes['row']}>
      <div className={classes['text']}>
        <div className={classes['name']}>{name}</div>
        {note !== undefined && <div className={classes['note']}>{note}</div>}
      </div>
      <div className={classes['buttons']}>{children}</div>
    </li>
  )
}

export interface RowsProps<T> {
  readonly label: string
  readonly loaded: Loaded<readonly T[]>
  readonly empty: string
  readonly children: (item: T) => ReactNode
}

/** A list that is loading, failed, empty or full. */
export function Rows<T>({ label, loaded: { data, error }, empty, children }: RowsProps<T>) {
  if (error !== undefined) return <Alert color="red">{error}</Alert>
  if (data === undefined)
    return (
      <Stack gap="xs" role="status" aria-label={`Loading ${label}`}>
        <Skeleton height={44} />
        <Skeleton height={44} />
        <Skeleton height={44} />
      </Stack>
    )
  if (data.length === 0) return <Text c="dimmed">{empty}</Text>
  return (
    <ul className={classes['list']} aria-label={label}>
      {data.map(children)}
    </ul>
  )
}
