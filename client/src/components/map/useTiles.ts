import { useEffect, useState } from 'react'
import { readTiles, type Tiles } from './tiles.ts'

/** Tile settings; null: none; undefined: loading. */
export function useTiles(): Tiles | null | undefined {
  const [tiles, setTiles] = useState<Tiles | null>()
  useEffect(() => {
    let isOver = false
    void readTiles().then((found) => !isOver && setTiles(found))
    return () => void (isOver = true)
  }, [])
  return tiles
}
