const WIDTH = 40

export function progressBar(label: string, output: NodeJS.WriteStream = process.stderr): (done: number, total: number) => void {
  let shown = -1
  return (done, total) => {
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100)
    if (!output.isTTY || percent === shown) return
    shown = percent
    const filled = Math.round((percent / 100) * WIDTH)
    output.write(`\r${label} ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${percent}%${percent === 100 ? '\n' : ''}`)
  }
}
