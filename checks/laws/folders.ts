import { globSync } from 'node:fs'
import { crowdedFolders, strayFolders } from './folder-law.ts'

const files = globSync('{rules,contract,texts,db,seed,server,web,e2e,bench,checks}/**/*.*', {
  exclude: (name) => name === 'node_modules',
})
if (files.length === 0) {
  console.error('no file was read')
  process.exitCode = 1
}

const faults = [...crowdedFolders(files), ...strayFolders(files)]
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
