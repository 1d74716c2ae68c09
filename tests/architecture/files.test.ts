import { expect, it } from 'vitest'
import { read, repositoryFiles } from '../support/repository.ts'

// A path of one machine breaks on others and discloses details of the first.
const HOMES = ['work', 'root', 'Users', 'home']
const MACHINE_PATH = new RegExp(`(?<![\\w.@*-])/(${HOMES.join('|')})/[\\w.-]`)
const WINDOWS_PATH = /\b[A-Z]:\\\\?(Users|work)/

const namesAMachine = (line: string) => MACHINE_PATH.test(line) || WINDOWS_PATH.test(line)

it('the path check finds paths of one machine, not addresses of the app', () => {
  const root = '/'
  expect(namesAMachine(`read('${root}work/main')`)).toBe(true)
  expect(namesAMachine(`"${root}home/me/x"`)).toBe(true)
  expect(namesAMachine('https://x.test/home/page, /m/home/x, web/home/a, ../home/b')).toBe(false)
})

it('no file names a path of one machine', () => {
  const texts = repositoryFiles(/(?<![.](woff2?|png|jpe?g|webp|ico))$/).filter((file) => file !== 'pnpm-lock.yaml')
  const problems = texts.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, at) => (namesAMachine(line) ? [`${file}:${at + 1}`] : [])),
  )
  expect(problems).toEqual([])
})
