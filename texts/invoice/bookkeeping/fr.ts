import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'bookkeeping.title': 'Fichier pour la comptabilité',
  'bookkeeping.words':
    'Toutes les factures et tous les avoirs que l’une de nos sociétés a émis sur une période, avec leur TVA.',
  'bookkeeping.issuer': 'Émises par',
  'bookkeeping.day_missing': 'Indiquez un jour',
  'bookkeeping.day_before': 'Le dernier jour précède le premier',
  'bookkeeping.download': 'Télécharger le CSV',
  'bookkeeping.none': 'Pas encore de factures à comptabiliser',
  'bookkeeping.none_hint': 'Aucune des sociétés de vos sites n’a encore émis de facture.',
  'bookkeeping.datev_download': 'Télécharger pour DATEV',
  'bookkeeping.datev_title': 'Pour DATEV',
  'bookkeeping.datev_hint':
    'Le conseiller fiscal de la société connaît ces numéros. Les comptes de produits doivent comptabiliser la TVA automatiquement.',
  'bookkeeping.datev_adviser': 'Numéro du conseiller',
  'bookkeeping.datev_client': 'Numéro du mandant',
  'bookkeeping.datev_chart': 'Plan comptable',
  'bookkeeping.datev_yearStarts': 'Début de l’exercice',
  'bookkeeping.datev_accountLength': 'Nombre de chiffres d’un compte général',
  'bookkeeping.datev_firstDebtor': 'Premier compte client',
  'bookkeeping.datev_firstDebtor_hint':
    'Chaque client a son propre compte\u00a0: ce numéro plus l’identifiant du client, par lequel se termine l’adresse de sa page.',
  'bookkeeping.datev_taxedAccount': 'Ventes à 19\u00a0% de TVA',
  'bookkeeping.datev_intraEuAccount': 'Livraisons intracommunautaires',
  'bookkeeping.datev_exportAccount': 'Exportations',
  'bookkeeping.datev_choose': 'Non choisi',
  'bookkeeping.datev_bounds': 'Indiquez un nombre entier de {least, number} à {most, number}',
  'bookkeeping.datev_digits': 'Indiquez un numéro à {digits, number} chiffres',
  'bookkeeping.datev_missing': 'Indiquez combien de chiffres compte un compte',
  'bookkeeping.datev_debtor': 'Indiquez un numéro à {digits, number} chiffres commençant par 1 à 6',
  'bookkeeping.refused_unset':
    'Pas de fichier DATEV sans\u00a0: {missing}. Indiquez ce qui manque sous «\u00a0Pour DATEV\u00a0», sous le fichier pour la comptabilité',
  'bookkeeping.refused_document':
    '{number} ne peut pas être comptabilisé dans DATEV\u00a0: il est en {currency}, avec la TVA de {country} à {rate, number}\u00a0%. Un fichier DATEV prend les documents en EUR avec la TVA allemande à {standard, number}\u00a0% ou exonérés. Choisissez d’autres jours ou comptabilisez ceux-ci d’après le CSV',
  'bookkeeping.refused_debtor':
    'Le compte du client {custnum} tomberait parmi ceux des fournisseurs. Choisissez un premier compte client plus bas ou des comptes plus longs',
}
