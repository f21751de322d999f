import type { Actor } from '@callout/contracts/profile/authorities'
import { userType } from '@callout/contracts/profile/userType'
import { actingUser, useActingUser } from '../lib/session/useActingUser.ts'
import { page } from './page.tsx'

const TodayPage = page(async () => (await import('../features/dashboard/TodayPage.tsx')).TodayPage)
const MyDayPage = page(async () => (await import('../features/jobs/myDay/MyDayPage.tsx')).MyDayPage)

const pageOf = ({ user_type }: Actor) => (user_type === userType.STAFF.code ? MyDayPage : TodayPage)

/** Today; for a technician their own day. */
export function HomePage() {
  const Page = pageOf(useActingUser())
  return <Page />
}

HomePage.preload = (): Promise<void> => pageOf(actingUser()).preload()
