import { Anchor } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { useHasAuthority } from '../../../lib/session/useHasAuthority.ts'
import classes from './BesideLink.module.css'

interface SettingLinkProps {
  readonly to: string
  /** The setting, for screen readers: "arrival window". */
  readonly of: string
}

/** Opens a setting in a new window, so that a form in progress stays open. Only for those who can change settings. */
export function SettingLink({ to, of }: SettingLinkProps) {
  if (!useHasAuthority('manage_settings')) return null
  return (
    <Anchor href={to} target="_blank" size="sm" className={classes.beside}>
      <IconSettings size={14} stroke={1.7} aria-hidden /> Settings
      <span className="only-read-out">: {of}, in a new window</span>
    </Anchor>
  )
}
