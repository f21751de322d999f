import { ActionIcon } from '@mantine/core'
import { IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react'
import type { Map as LeafletMap } from 'leaflet'
import classes from './Map.module.css'

interface ZoomButtonsProps {
  readonly map: LeafletMap
  readonly onShowAll?: () => void
}

export const ZoomButtons = ({ map, onShowAll }: ZoomButtonsProps) => (
  <div className={classes.zoom}>
    <ActionIcon variant="default" className={classes.zoomButton} aria-label="Zoom in" onClick={() => map.zoomIn()}>
      <IconPlus size={18} aria-hidden />
    </ActionIcon>
    <ActionIcon variant="default" className={classes.zoomButton} aria-label="Zoom out" onClick={() => map.zoomOut()}>
      <IconMinus size={18} aria-hidden />
    </ActionIcon>
    {onShowAll && (
      <ActionIcon variant="default" className={classes.zoomButton} aria-label="Show all" onClick={onShowAll}>
        <IconFocusCentered size={18} aria-hidden />
      </ActionIcon>
    )}
  </div>
)
