import { useEffect, useState } from 'react'
import { readTiles, type Tiles } from './tiles.ts'

/** Where pictures of the map come from; null: nowhere; undefined: it is not known yet. */
export function useTiles(): Tiles | null | undefined {
  const [tiles, setTiles] = useState<Tiles | null>()
  useEffect(() => {
    let isOver = false
    void readTiles().then((found) => !isOver && setTiles(found))
    return () => void (isOver = true)
  }, [])
  return tiles
}
