/** Words of the favourites of an account. */
export const texts = {
  'favourites.title': 'Ulubione',
  'favourites.count': 'Ulubione: {count, number}',
  'favourites.add': 'Dodaj {number} do ulubionych',
  'favourites.remove': 'Usuń {number} z ulubionych',
  'favourites.removed_many': 'Usunięto!',
  'favourites.remove_selected': 'Usuń zaznaczone',
  'favourites.remove_sure':
    'Usunąć {count, plural, one {tę pozycję} few {te # pozycje} many {te # pozycji} other {te # pozycji}} z ulubionych?',
  'favourites.add_selected': 'Dodaj zaznaczone do koszyka',
  'favourites.add_selected_to_favourites': 'Dodaj do ulubionych',
  'favourites.many_kept':
    'W ulubionych: {count, plural, one {# produkt} few {# produkty} many {# produktów} other {# produktu}}',
  'favourites.empty': 'Nie ma jeszcze ulubionych',
  'favourites.empty_hint': 'Produkty oznaczone sercem są tu zawsze pod ręką.',
  'favourites.find': 'Szukaj po numerze',
  'favourites.no_match': 'Żaden z ulubionych nie ma tego numeru',
  'favourites.select': 'Zaznacz {number}',
  'favourites.select_all': 'Zaznacz wszystko',
  'favourites.all': 'Pokaż wszystkie ({count, number})',
  'favourites.cust_number': 'Państwa numer artykułu',
  'favourites.not_yours': 'Ulubione są dostępne po zalogowaniu na konto z tym uprawnieniem.',
  'favourites.watch_stock': 'Powiadom o dostępności',
  'favourites.watch_price': 'Powiadom o obniżce ceny',
}
