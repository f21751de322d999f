import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './Cards.module.css'
import { categoryIcon } from './categoryIcon.ts'

interface CategoryTileProps {
  readonly name: string
  readonly imageUrl: string | null
  readonly isChosen: boolean
  readonly onToggle: () => void
}

/** A category with its picture; a drawn one stands in where there is none, or where it does not load. */
export function CategoryTile({ name, imageUrl, isChosen, onToggle }: CategoryTileProps) {
  const [hasFailed, setFailed] = useState(false)
  const Icon = categoryIcon(name)
  return (
    <label className={classes.tile}>
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      <span className={classes.picture}>
        {imageUrl && !hasFailed ? (
          <img src={imageUrl} alt="" loading="lazy" onError={() => setFailed(true)} />
        ) : (
          <Icon size={32} stroke={1.4} aria-hidden />
        )}
      </span>
      <span className={classes.tileName}>{name}</span>
      <IconCheck size={16} stroke={2.4} className={classes.check} aria-hidden />
    </label>
  )
}
