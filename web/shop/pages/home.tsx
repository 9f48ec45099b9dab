import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../compose/HomePage.tsx'
import { homeHead, loadHome } from './load-home.ts'

export const Route = createFileRoute('/_shop/')({ loader: loadHome, head: homeHead, component: HomePage })
