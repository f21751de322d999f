import { Button, type ButtonProps } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useShortcutHint } from '../page/characterKeys.ts'
import { usePageKeys } from '../page/usePageKeys.ts'
import classes from './HeadBar.module.css'

export const HeadBar = ({ children }: { readonly children: ReactNode }) => <div className={`row ${classes.bar}`}>{children}</div>

interface HeadLinkProps {
  readonly label: string
  readonly to: string
  readonly Icon: TablerIcon
  readonly shortcut: string
  readonly isPrimary?: boolean
}

/** Link to a page that edits the record. Its Back link returns to the list, as from the record page. */
export function HeadLink({ label, to, Icon, shortcut, isPrimary = false }: HeadLinkProps) {
  const { state } = useLocation() as { readonly state: unknown }
  const navigate = useNavigate()
  usePageKeys([[shortcut, () => void navigate(to, { state }), label]])
  const hint = useShortcutHint(label, shortcut)
  const looks: ButtonProps = isPrimary ? { className: classes.primary } : { variant: 'default' }
  return (
    <Button component={Link} to={to} state={state} leftSection={<Icon size={16} aria-hidden />} {...hint} {...looks}>
      {label}
    </Button>
  )
}
