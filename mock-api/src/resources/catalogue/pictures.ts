const motifs = {
  fan: 'M24 24m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M24 21c-3-8 0-12 5-12s5 8-3 12M27 24c8-3 12 0 12 5s-8 5-12-3M24 27c3 8 0 12-5 12s-5-8 3-12M21 24c-8 3-12 0-12-5s8-5 12 3',
  drop: 'M24 8c7 9 11 14 11 20a11 11 0 0 1-22 0c0-6 4-11 11-20zM18 29a6 6 0 0 0 6 6',
  bolt: 'M27 7 13 27h10l-2 14 14-20H25z',
  broom: 'M36 8 24 22M18 20l10 9c-1 6-5 10-10 11L8 30c5 0 8-4 10-10zM14 35l4-4M19 39l4-5',
  tree: 'M24 40V26M24 32l6-5M24 7c7 0 11 5 11 10 3 2 4 5 3 8-1 4-5 5-8 5H18c-3 0-7-1-8-5-1-3 0-6 3-8 0-5 4-10 11-10z',
  washer: 'M11 8h26v32H11zM11 15h26M15 11.5h4M24 18a9 9 0 1 0 0 18 9 9 0 1 0 0-18zM17 28c3-3 5 2 8 0s4-2 7-1',
  hammer: 'M12 15c4-6 12-7 18-3l-3 5 3 3-5 5-4-4zM22 22 10 36l4 4 13-13M30 12l5 5',
  roller: 'M10 9h24v9H10zM34 13h4v10H24v6M21 29h6v11h-6z',
  roof: 'M6 25 24 10l18 15M12 21v18h24V21M20 39V28h8v11M33 17v-7h4v10',
  bug: 'M24 16c6 0 8 5 8 12s-3 12-8 12-8-5-8-12 2-12 8-12zM24 16v24M19 17c0-6 10-6 10 0M16 24l-7-4M16 29H8M17 34l-6 5M32 24l7-4M32 29h8M31 34l6 5M20 12l-4-5M28 12l4-5',
  waves: 'M7 27c4-4 7-4 11 0s8 4 12 0 7-4 11 0M7 36c4-4 7-4 11 0s8 4 12 0 7-4 11 0M17 22V12a4 4 0 0 1 8 0M29 22V12a4 4 0 0 1 8 0M17 17h12',
  key: 'M17 31m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M23 25 38 10M32 16l5 5M36 12l4 4M17 31h.1',
} as const

export function pictureOf(motif: keyof typeof motifs): string {
  const drawing = `<path d="${motifs[motif]}" fill="none" stroke="#5B4BC4" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="10" fill="#ECEAFB"/>${drawing}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
