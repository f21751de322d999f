import {
  IconActivity,
  IconBolt,
  IconBook,
  IconCamera,
  IconClock,
  IconDatabase,
  IconGitCompare,
  IconPlayerRecord,
  IconSparkles,
  IconStack2,
  IconUsers,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { ActivityPanel } from '../activity/ActivityPanel.tsx'
import { ClockSection } from '../sections/ClockSection.tsx'
import { CompareSection } from '../sections/CompareSection.tsx'
import { DataSection } from '../data/DataSection.tsx'
import { ApiSection } from '../api/ApiSection.tsx'
import { FaultsSection } from '../sections/FaultsSection.tsx'
import { RecordingsSection } from '../sections/RecordingsSection.tsx'
import { ScenariosSection } from '../sections/ScenariosSection.tsx'
import { SessionsSection } from '../sections/SessionsSection.tsx'
import { SnapshotsSection } from '../sections/SnapshotsSection.tsx'
import { UsersSection } from '../sections/UsersSection.tsx'

export interface PageSection {
  readonly id: string
  readonly title: string
  readonly Icon: typeof IconUsers
  readonly Section: ComponentType<{ readonly rest: readonly string[] }>
  /** Whether wide windows show it beside all others. */
  readonly isNarrowOnly?: boolean
}

export const sections: readonly [PageSection, ...PageSection[]] = [
  { id: 'users', title: 'Users', Icon: IconUsers, Section: UsersSection },
  { id: 'scenarios', title: 'Scenarios', Icon: IconSparkles, Section: ScenariosSection },
  { id: 'clock', title: 'Clock', Icon: IconClock, Section: ClockSection },
  { id: 'faults', title: 'Faults', Icon: IconBolt, Section: FaultsSection },
  { id: 'data', title: 'Data', Icon: IconDatabase, Section: DataSection },
  { id: 'snapshots', title: 'Snapshots', Icon: IconCamera, Section: SnapshotsSection },
  { id: 'recordings', title: 'Recordings', Icon: IconPlayerRecord, Section: RecordingsSection },
  { id: 'sessions', title: 'Sessions', Icon: IconStack2, Section: SessionsSection },
  { id: 'compare', title: 'Compare', Icon: IconGitCompare, Section: CompareSection },
  { id: 'api', title: 'API', Icon: IconBook, Section: ApiSection },
  { id: 'log', title: 'Log', Icon: IconActivity, Section: ActivityPanel, isNarrowOnly: true },
]
