import { type MantineColorScheme, SegmentedControl, TextInput, useMantineColorScheme } from '@mantine/core'
import {
  IconBell,
  IconBriefcase2,
  IconBuilding,
  IconCalendar,
  IconClock,
  IconCreditCard,
  IconDatabaseExport,
  IconKey,
  IconMessage2,
  IconReceipt,
  IconSearch,
  IconSend,
  IconUser,
  IconUsers,
  IconWorld,
  IconWorldDollar,
  type TablerIcon,
} from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { PageHeader } from '../../components/page/PageHeader.tsx'
import { SetupChecklist } from '../dashboard/setup/SetupChecklist.tsx'
import { SampleNotice } from '../dashboard/sampleData/SampleNotice.tsx'
import { findSettings } from './findSettings.ts'
import { getOfferedSections, type SectionName, settingSections } from './settingTable.ts'
import classes from './settings.module.css'
import { useHasAuthority } from '../../lib/session/useAuthority.ts'
import { useWorksAlone } from '../../lib/session/onSite.ts'
import { useMe } from '../../lib/session/useMe.ts'
import { useIsOwner } from '../../lib/session/useIsOwner.ts'
import { isKey } from '../../lib/isKey.ts'

const icons: Readonly<Record<SectionName, TablerIcon>> = {
  company: IconBuilding,
  regional: IconWorld,
  hours: IconClock,
  calendar: IconCalendar,
  jobs: IconBriefcase2,
  invoices: IconReceipt,
  team: IconUsers,
}

interface EntryProps {
  readonly to: string
  readonly title: string
  readonly about: string
  readonly Icon: TablerIcon
}

const Entry = ({ to, title, about, Icon }: EntryProps) => (
  <li>
    <Link to={to} className={`box ${classes.entry}`}>
      <Icon size={18} stroke={1.7} aria-hidden />
      <span>
        <span className="block bold">{title}</span>
        <span className={classes.note}>{about}</span>
      </span>
    </Link>
  </li>
)

function SettingSearch({ typed, onType }: { readonly typed: string; readonly onType: (text: string) => void }) {
  const navigate = useNavigate()
  const found = findSettings(typed)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isKey(event, 'Escape')) onType('')
    if (isKey(event, 'Enter') && found[0]) void navigate(paths.settings(found[0].section, found[0].name))
  }
  return (
    <>
      <TextInput
        type="search"
        className={classes.search}
        aria-label="Search settings"
        placeholder="Search settings"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {typed.trim() !== '' && (
        <div role="status" aria-label="Settings found">
          {found.length === 0 && <p className={classes.note}>No settings match “{typed.trim()}”</p>}
          <ul className={`list ${classes.found}`}>
            {found.map(({ section, name, label, sectionTitle }, index) => (
              <li key={`${section} ${name}`} data-first={index === 0 || undefined}>
                <Link to={paths.settings(section, name)}>
                  {label} <span className={classes.note}>{sectionTitle}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

const schemes: readonly { readonly value: MantineColorScheme; readonly label: string }[] = [
  { value: 'auto', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

function Theme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  return <SegmentedControl aria-label="Theme" data={[...schemes]} value={colorScheme} onChange={setColorScheme} />
}

/** `/settings`: all settings with a search; personal ones for all users. */
export function SettingsPage() {
  const mayManage = useHasAuthority('manage_settings')
  const mayMessage = useHasAuthority('manage_notifications')
  const mayPay = useHasAuthority('manage_subscription')
  const isOwner = useIsOwner()
  const isAlone = useWorksAlone()
  const me = useMe()
  const [typed, setTyped] = useState('')
  return (
    <div className={classes.page}>
      <PageHeader title="Settings" />
      <SetupChecklist />
      {mayManage && <SettingSearch typed={typed} onType={setTyped} />}
      {mayManage && typed.trim() === '' && (
        <ul className={classes.list} aria-label="Business settings">
          {getOfferedSections().map((section) => (
            <Entry key={section} to={paths.settings(section)} {...settingSections[section]} Icon={icons[section]} />
          ))}
        </ul>
      )}
      {mayMessage && typed.trim() === '' && (
        <>
          <h2 className={classes.heading}>Messages</h2>
          <ul className={classes.list} aria-label="Messages">
            <Entry
              to={paths.messageSettings()}
              title="Notifications"
              about="Who gets which emails and text messages, and when"
              Icon={IconBell}
            />
            <Entry to={paths.messageTemplates()} title="Message templates" about="The text of messages to customers" Icon={IconMessage2} />
            <Entry to={paths.messages()} title="Message history" about="Every email and text you’ve sent" Icon={IconSend} />
          </ul>
        </>
      )}
      {mayPay && typed.trim() === '' && (
        <>
          <h2 className={classes.heading}>Payments</h2>
          <ul className={classes.list} aria-label="Payments">
            <Entry to={paths.billing()} title="Plan and billing" about="Your plan, card and receipts" Icon={IconCreditCard} />
            <Entry
              to={paths.onlinePayments()}
              title="Online payments"
              about="How customers pay by card, with your Stripe account"
              Icon={IconWorldDollar}
            />
          </ul>
        </>
      )}
      {isOwner && typed.trim() === '' && (
        <>
          <h2 className={classes.heading}>Data</h2>
          <ul className={classes.list} aria-label="Data">
            <Entry
              to={paths.accountExport()}
              title="Export account data"
              about="Every list, invoice and job file as one ZIP file"
              Icon={IconDatabaseExport}
            />
          </ul>
          <SampleNotice />
        </>
      )}
      <h2 className={classes.heading}>You</h2>
      <ul className={classes.list} aria-label="Your settings">
        <Entry to={paths.profile()} title="Your profile" about="Name and phone" Icon={IconUser} />
        {isAlone && me.data && (
          <Entry to={paths.staffMember(me.data.me.id)} title="Hours and time off" about="When you can be booked" Icon={IconClock} />
        )}
        <Entry to={paths.changePassword()} title="Password" about="Change it and sign out other devices" Icon={IconKey} />
      </ul>
      <h2 className={classes.heading}>Theme on this device</h2>
      <Theme />
    </div>
  )
}
