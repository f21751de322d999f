import { UnstyledButton } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { usePopupButton } from '../../components/overlays/usePopupButton.ts'
import classes from './BottomBar.module.css'
import { type AreaGroup, isBelow, useNavigation, type Area } from '../navigation.ts'
import { AreaLink } from './AreaGroupList.tsx'
import { MoreSheet } from './lazyShellPopups.ts'

const MOST_PLACES = 4

interface BottomPlaces {
  readonly first: readonly Area[]
  readonly rest: readonly AreaGroup[]
}

export function bottomPlaces(groups: readonly AreaGroup[]): BottomPlaces {
  const first = groups.flatMap(({ areas }) => areas).slice(0, MOST_PLACES)
  const rest = groups.map(({ label, areas }) => ({ label, areas: areas.filter((area) => !first.includes(area)) }))
  return { first, rest: rest.filter(({ areas }) => areas.length > 0) }
}

function More({ groups }: { readonly groups: readonly AreaGroup[] }) {
  const { buttonProps, popup } = usePopupButton('dialog', [MoreSheet])
  const { pathname } = useLocation()
  const isHere = groups.some(({ areas }) => areas.some(({ to }) => isBelow(pathname, to)))
  return (
    <>
      <UnstyledButton {...buttonProps} className={classes.link} data-here={isHere || undefined}>
        <IconDots size={22} stroke={1.7} aria-hidden />
        More
      </UnstyledButton>
      {popup && <MoreSheet popup={popup} groups={groups} />}
    </>
  )
}

export function BottomBar() {
  const { first, rest } = bottomPlaces(useNavigation())
  return (
    <nav aria-label="Main" className={classes.bar} data-bottom-bar>
      {first.map((area) => (
        <AreaLink key={area.to} area={area} className={classes.link} size={22} />
      ))}
      {rest.length > 0 && <More groups={rest} />}
    </nav>
  )
}
