import { Anchor } from '@mantine/core'
import { IconSettings, IconExternalLink } from '@tabler/icons-react'
import classes from './BesideLink.module.css'
import type { Authority } from '@callout/contracts/profile/authorities'
import type { ReactNode } from 'react'
import { useHasAuthority } from '../../../lib/session/useAuthority.ts'

interface SettingLinkProps {
  readonly to: string
  readonly of: string
}

/** Opens a setting in a new window, so that a form in progress stays open. Only for those who can change settings. */
export function SettingLink({ to, of }: SettingLinkProps) {
  if (!useHasAuthority('manage_settings')) return null
  return (
    <Anchor href={to} target="_blank" size="sm" className={`inline ${classes.beside}`}>
      <IconSettings size={14} stroke={1.7} aria-hidden /> Settings
      <span className="only-read-out">: {of}, in a new window</span>
    </Anchor>
  )
}

interface BesideLinkProps {
  readonly needs: Authority
  readonly to: string
  readonly children: ReactNode
}

/** Opens the page where a choice is configured in a new tab, so that the form stays open. Requires the authority. */
export function BesideLink({ needs, to, children }: BesideLinkProps) {
  if (!useHasAuthority(needs)) return null
  return (
    <Anchor href={to} target="_blank" size="sm" className={`inline ${classes.beside}`}>
      {children} <IconExternalLink size={14} role="img" aria-label="in a new window" />
    </Anchor>
  )
}
