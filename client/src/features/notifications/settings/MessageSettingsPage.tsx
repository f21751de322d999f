import { useWorksAlone } from '../../../lib/session/onSite.ts'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { ActionsProvider } from '../../../components/actions/ActionsProvider.tsx'
import { letterActionSet } from '../../messaging/letterActionSet.ts'
import { paths } from '../../../lib/paths.ts'
import { useAuthority } from '../../../lib/session/useAuthority.ts'
import { ClosedPage } from '../../../components/states/ClosedPage.tsx'
import { PageHeader } from '../../../components/page/PageHeader.tsx'
import { QueryProblem } from '../../../components/states/QueryProblem.tsx'
import { SkeletonRows } from '../../../components/states/SkeletonRows.tsx'
import { useMessageSettingsQuery } from './messageSettings.generated.ts'
import classes from './MessageSettings.module.css'
import { CompanyRow, CustomerRow, SettingTable } from './SettingRows.tsx'
import { useSettingChanges } from './useSettingChanges.ts'

function useScrollToEvent(isLoaded: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    const row = isLoaded && hash ? document.getElementById(hash.slice(1)) : null
    row?.scrollIntoView({ block: 'center' })
    row?.focus({ preventScroll: true })
  }, [isLoaded, hash])
}

/** Events that only others’ steps cause. */
const ofStaff: readonly string[] = ['STAFF_ON_THE_WAY', 'STAFF_REACHED']

function Open() {
  const { data, error, refetch } = useMessageSettingsQuery()
  const changes = useSettingChanges()
  const isAlone = useWorksAlone()
  useScrollToEvent(data !== undefined)
  if (error && !data)
    return <QueryProblem error={error} onRetry={() => void refetch()} back={{ to: paths.settings(), label: 'Back to settings' }} />
  if (!data) return <SkeletonRows rows={10} columns="2fr 60px 60px 1fr" />
  const ofCompany = data.companyNotificationSettings.filter(({ event }) => !(isAlone && ofStaff.includes(event)))
  return (
    <>
      <h2 className={classes.heading}>To your customers</h2>
      <p className={`hint ${classes.dim}`}>
        Customers only get a message when someone sends it, and you see its text first. Reminders go out automatically once you turn them on
        here. Invoices and receipts are emailed as a PDF; turn on Text to send a text message too.{' '}
        <Link to={paths.messages()}>Message history</Link>
      </p>
      <SettingTable label="Messages to your customers" heads={['Event', 'Email', 'Text', 'When', 'Template', 'Test']}>
        {data.customerNotificationSettings.settings.map((setting) => (
          <CustomerRow key={setting.event} setting={setting} changes={changes} />
        ))}
      </SettingTable>
      <h2 className={classes.heading}>{isAlone ? 'To you' : 'To your team'}</h2>
      <p className={`hint ${classes.dim}`}>
        {isAlone
          ? 'You’re notified about jobs and invoices, except your own changes.'
          : 'People are notified about jobs and invoices they can see, except their own changes.'}{' '}
        <Link to={paths.notifications()}>Notifications</Link>
      </p>
      <SettingTable label={isAlone ? 'Messages to you' : 'Messages to your team'} heads={['Event', 'In the app', 'Email', 'Text', 'Test']}>
        {ofCompany.map((setting) => (
          <CompanyRow key={setting.event} setting={setting} changes={changes} />
        ))}
      </SettingTable>
    </>
  )
}

export function MessageSettingsPage() {
  const mayManage = useAuthority()('manage_notifications')
  const back = { to: paths.settings(), label: 'Settings' }
  if (mayManage === false)
    return (
      <ClosedPage title="Messages" back={back}>
        Only the owner, a branch head, or a staff admin who can manage notifications can change these settings.
      </ClosedPage>
    )
  return (
    <div className={classes.page}>
      <PageHeader title="Messages" back={back} />
      {mayManage && (
        <ActionsProvider set={letterActionSet}>
          <Open />
        </ActionsProvider>
      )}
    </div>
  )
}
