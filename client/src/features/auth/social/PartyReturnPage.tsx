import { Loader } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { PageTitle } from '../../../components/page/PageTitle.tsx'
import { PublicLayout } from '../PublicLayout.tsx'
import classes from './PartyReturnPage.module.css'
import { followPartyReturn } from './partyReturn.ts'

/** Spec §2 "Apple return page", and the way back from the other providers. */
export function PartyReturnPage() {
  const isFollowed = useRef(false)
  useEffect(() => {
    if (isFollowed.current) return
    isFollowed.current = true
    void followPartyReturn()
  }, [])
  return (
    <PublicLayout>
      <PageTitle>Signing in</PageTitle>
      <h1 className={classes.title}>Signing you in</h1>
      <p className={classes.words} role="status">
        <Loader size={16} color="currentColor" aria-hidden />
        One moment, please.
      </p>
    </PublicLayout>
  )
}
