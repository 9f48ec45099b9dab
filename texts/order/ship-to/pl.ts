import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'ship_to.other': 'Inny adres, tylko dla tego zamówienia …',
  'ship_to.other_title': 'Adres dostawy tego zamówienia',
  'ship_to.keep': 'Zapisz także w książce adresowej',
  'ship_to.kept_too': 'Trafi do książki adresowej wraz z zamówieniem',
  'ship_to.use': 'Dostarcz pod ten adres',
  'ship_to.change': 'Zmień adres',
  'ship_to.gone': 'Wybranego adresu nie ma już w książce adresowej. Prosimy wybrać, dokąd ma trafić to zamówienie.',
  'ship_to.choose': 'Prosimy wybrać …',
  'ship_to.unfinished': 'Prosimy najpierw zatwierdzić nowy adres dostawy lub wybrać adres z książki adresowej.',
}
