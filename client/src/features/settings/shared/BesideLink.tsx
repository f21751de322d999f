import type { Authority } from '@callout/contracts/profile/authorities'
import { Anchor } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useHasAuthority } from '../../../lib/session/useHasAuthority.ts'
import classes from './BesideLink.module.css'

interface BesideLinkProps {
  readonly needs: Authority
  readonly to: string
  readonly children: ReactNode
}

/** Leads to where a choice is kept, in a window beside the form: nothing that was typed is left. For those who may change it. */
export function BesideLink({ needs, to, children }: BesideLinkProps) {
  if (!useHasAuthority(needs)) return null
  return (
    <Anchor href={to} target="_blank" size="sm" className={classes.beside}>
      {children} <IconExternalLink size={14} role="img" aria-label="in a new window" />
    </Anchor>
  )
}
