import { Alert, Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { KnownCustomer } from './useNewCustomer.ts'
import classes from './Customer.module.css'

interface DuplicateProblemProps {
  readonly matches: readonly KnownCustomer[]
  readonly onTake: (customerId: string) => void
}

/** Possible duplicates, to be used instead. */
export function DuplicateProblem({ matches, onTake }: DuplicateProblemProps) {
  const alert = useRef<HTMLDivElement>(null)
  // Scrolls into view: it is below a long form.
  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Alert
      ref={alert}
      color="yellow"
      variant="light"
      role="alert"
      title={matches.length === 1 ? 'This customer may already exist' : 'These customers may be the same'}
      icon={<IconUsers size={18} aria-hidden />}
    >
      <ul className={`stack ${classes.matches}`}>
        {matches.map(({ id, name, matchedOn }) => (
          <li key={id}>
            <span>
              <strong dir="auto">{name ?? 'Unnamed customer'}</strong>
              {matchedOn && `, same ${matchedOn}`}
            </span>
            <Button variant="default" size="xs" onClick={() => onTake(id)} aria-label={`Use this one: ${name ?? 'unnamed customer'}`}>
              Use this one
            </Button>
          </li>
        ))}
      </ul>
      Use an existing customer, edit the details, or save anyway.
    </Alert>
  )
}
