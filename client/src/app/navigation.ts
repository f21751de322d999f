import { IconBriefcase2, type TablerIcon } from '@tabler/icons-react'
import { paths } from '../shared/paths.ts'

interface NavigationItem {
  readonly to: string
  readonly label: string
  readonly Icon: TablerIcon
}

/** The areas of the product, in the order of the navigation. */
export const navigation: readonly NavigationItem[] = [{ to: paths.jobs(), label: 'Jobs', Icon: IconBriefcase2 }]
