import { PACK_LANGUAGES } from '@understudy/contracts'
import * as z from 'zod/mini'

export const Texts = z.record(z.enum(PACK_LANGUAGES), z.string())
export type Texts = z.infer<typeof Texts>

const team = (slug: string, EN: string, UR: string, LA: string) => ({ slug, name: { EN, UR, 'UR-LA': LA } as Texts })

/** E-sports teams, and towns for generated matches. */
export const SQUADS = {
  ESPORTS: [
    team('glass-owls', 'Glass Owls', 'شیشے کے الو', 'Sheeshe ke Ullu'),
    team('copper-drones', 'Copper Drones', 'تانبے کے ڈرون', 'Taanbe ke Drone'),
    team('midnight-mango', 'Midnight Mango', 'آدھی رات کا آم', 'Aadhi Raat ka Aam'),
    team('kite-runners-five', 'Five Kites', 'پانچ پتنگیں', 'Paanch Patangein'),
    team('salt-range', 'Salt Rangers', 'نمک کے پہرے دار', 'Namak ke Pehredar'),
    team('monsoon-bytes', 'Monsoon Bytes', 'ساون بائٹس', 'Sawan Bytes'),
    team('lantern-squad', 'Lantern Squad', 'لالٹین دستہ', 'Laltain Dasta'),
    team('quiet-thunder', 'Quiet Thunder', 'خاموش گرج', 'Khamosh Garaj'),
  ],
  SPORTS: [
    team('virtual-jhelam', 'Blue Ferry', 'نیلی کشتی', 'Neeli Kashti'),
    team('virtual-orchard', 'Orchard Town', 'باغ نگر', 'Bagh Nagar'),
    team('virtual-saltpan', 'Saltpan City', 'نمک شہر', 'Namak Shehr'),
    team('virtual-seven-wells', 'Seven Wells', 'سات کنوئیں', 'Saat Kunwein'),
    team('virtual-clay-road', 'Clay Road', 'کچی سڑک', 'Kachi Sarak'),
    team('virtual-windmill', 'Windmill End', 'پون چکی', 'Pawan Chakki'),
    team('virtual-old-bridge', 'Old Bridge', 'پرانا پل', 'Purana Pul'),
    team('virtual-hill-post', 'Hill Post', 'پہاڑی چوکی', 'Pahari Chowki'),
  ],
} as const

export const LEAGUE: Readonly<Record<keyof typeof SQUADS, Texts>> = {
  ESPORTS: { EN: 'Open Server League', UR: 'اوپن سرور لیگ', 'UR-LA': 'Open Server League' },
  SPORTS: { EN: 'Virtual Towns League', UR: 'ورچوئل شہر لیگ', 'UR-LA': 'Virtual Shehr League' },
}
