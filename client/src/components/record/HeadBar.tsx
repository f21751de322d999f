import { Button, type ButtonProps } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { usePageKeys } from '../page/usePageKeys.ts'
import classes from './HeadBar.module.css'

/** What can be done to a record, the primary action last; on a phone it stands above the navigation. */
export const HeadBar = ({ children }: { readonly children: ReactNode }) => <div className={classes.bar}>{children}</div>

interface HeadLinkProps {
  readonly label: string
  readonly to: string
  readonly Icon: TablerIcon
  /** The key that does the same. */
  readonly shortcut: string
  readonly isPrimary?: boolean
}

/** Leads to where something is done to the record. Back leads to the list from there, as from the record. */
export function HeadLink({ label, to, Icon, shortcut, isPrimary = false }: HeadLinkProps) {
  const { state } = useLocation() as { readonly state: unknown }
  const navigate = useNavigate()
  usePageKeys([[shortcut, () => void navigate(to, { state }), label]])
  const looks: ButtonProps = isPrimary ? { className: classes.primary } : { variant: 'default' }
  return (
    <Button
      component={Link}
      to={to}
      state={state}
      leftSection={<Icon size={16} aria-hidden />}
      title={`${label} (${shortcut.toUpperCase()})`}
      aria-keyshortcuts={shortcut.toUpperCase()}
      {...looks}
    >
      {label}
    </Button>
  )
}
