import { labels } from '../../labels.ts'

const part = (title: ReturnType<typeof labels>, body: ReturnType<typeof labels>) => [{ title, body }]

/** The page about us in its six parts. Made up, like all of the demo. */
export const about = {
  mission: part(
    labels('Mission', 'Mission', 'Missione', 'Mission', 'Misja'),
    labels(
      'No reseller should lose a sale because a cartridge was out of stock. We keep what offices print with, say honestly what is in stock and when it arrives, and never step between resellers and their customers.',
      'Kein Händler soll ein Geschäft verlieren, weil eine Kartusche fehlt. Wir haben auf Lager, womit Büros drucken, sagen ehrlich, was da ist und wann es kommt, und treten zwischen Händler und Kunde nicht in Erscheinung.',
      'Nessun rivenditore dovrebbe perdere una vendita per una cartuccia mancante. Teniamo a magazzino ciò con cui gli uffici stampano, diciamo con onestà che cosa è disponibile e quando arriva il resto, e restiamo dietro le quinte tra il rivenditore e il suo cliente.',
      'Aucun revendeur ne devrait perdre une vente faute d’une cartouche. Nous stockons ce avec quoi les bureaux impriment, disons honnêtement ce qui est disponible et quand cela arrive, et restons en retrait entre le revendeur et son client.',
      'Żadna firma handlowa nie powinna tracić sprzedaży przez brak wkładu. Mamy to, czym drukują biura, uczciwie podajemy stany i terminy dostaw i nie wchodzimy między sprzedawcę a jego klienta.',
    ),
  ),
  profile: part(
    labels('Company profile', 'Unternehmen', 'Profilo aziendale', 'Profil de l’entreprise', 'Profil firmy'),
    labels(
      'Aster is a wholesaler of printer consumables with companies in the Netherlands, Italy, the United Kingdom, France and Germany and a distribution centre in the United States.\n\nThis is a demonstration: the company, its people and its addresses are made up.',
      'Aster ist ein Großhändler für Druckerzubehör mit Gesellschaften in den Niederlanden, Italien, dem Vereinigten Königreich, Frankreich und Deutschland und einem Logistikzentrum in den USA.\n\nDies ist eine Demonstration: Unternehmen, Personen und Adressen sind erfunden.',
      'Aster è un grossista di consumabili di stampa con società nei Paesi Bassi, in Italia, nel Regno Unito, in Francia e in Germania e un centro di distribuzione negli Stati Uniti.\n\nQuesta è una dimostrazione: l’azienda, le persone e gli indirizzi sono inventati.',
      'Aster est un grossiste en consommables d’impression avec des sociétés aux Pays-Bas, en Italie, au Royaume-Uni, en France et en Allemagne et un centre de distribution aux États-Unis.\n\nCeci est une démonstration\u00a0: l’entreprise, les personnes et les adresses sont fictives.',
      'Aster to hurtownia materiałów eksploatacyjnych do drukarek ze spółkami w Holandii, Włoszech, Wielkiej Brytanii, Francji i Niemczech oraz centrum dystrybucji w Stanach Zjednoczonych.\n\nTo wersja demonstracyjna: firma, osoby i adresy są fikcyjne.',
    ),
  ),
  production: part(
    labels(
      'Production facilities',
      'Produktionsstätten',
      'Stabilimenti produttivi',
      'Sites de production',
      'Zakłady produkcyjne',
    ),
    labels(
      'Our compatibles come from our own production lines:\n- moulding and assembly of the housings\n- filling with toner and ink made for each printer family\n- programming and testing of the chips\n- a print test of every batch before it is packed',
      'Unsere Kompatiblen stammen aus eigener Fertigung:\n- Spritzguss und Montage der Gehäuse\n- Befüllung mit Toner und Tinte für jede Druckerfamilie\n- Programmierung und Prüfung der Chips\n- ein Drucktest jeder Charge vor dem Verpacken',
      'I nostri compatibili nascono su linee proprie:\n- stampaggio e montaggio dei gusci\n- riempimento con toner e inchiostri specifici per ogni famiglia di stampanti\n- programmazione e collaudo dei chip\n- una prova di stampa di ogni lotto prima del confezionamento',
      'Nos compatibles viennent de nos propres lignes\u00a0:\n- moulage et assemblage des coques\n- remplissage avec toner et encre propres à chaque famille d’imprimantes\n- programmation et contrôle des puces\n- un test d’impression de chaque lot avant emballage',
      'Nasze zamienniki powstają na własnych liniach:\n- odlewanie i montaż obudów\n- napełnianie tonerem i tuszem dobranym do rodziny drukarek\n- programowanie i testowanie chipów\n- próbny wydruk z każdej partii przed zapakowaniem',
    ),
  ),
  why: part(
    labels('Why choose Aster', 'Warum Aster', 'Perché Aster', 'Pourquoi choisir Aster', 'Dlaczego Aster'),
    labels(
      'One supplier for originals and compatibles of all brands, stock in five countries, one price list agreed with you, and people who answer in six languages.',
      'Ein Lieferant für Originale und Kompatible aller Marken, Bestand in fünf Ländern, eine mit Ihnen vereinbarte Preisliste und Menschen, die in sechs Sprachen antworten.',
      'Un solo fornitore per originali e compatibili di tutte le marche, giacenze in cinque Paesi, un listino concordato e persone che rispondono in sei lingue.',
      'Un seul fournisseur pour les originaux et les compatibles de toutes les marques, du stock dans cinq pays, un tarif convenu avec vous et des personnes qui répondent en six langues.',
      'Jeden dostawca oryginałów i zamienników wszystkich marek, magazyny w pięciu krajach, jeden uzgodniony cennik i ludzie, którzy odpowiadają w sześciu językach.',
    ),
  ),
  responsibility: part(
    labels(
      'Social responsibility',
      'Gesellschaftliche Verantwortung',
      'Responsabilità sociale',
      'Responsabilité sociale',
      'Odpowiedzialność społeczna',
    ),
    labels(
      'Empty cartridges are raw material. We take them back, reuse what can be reused and recycle the rest; parcels are packed in paper, and whatever can travel by rail does.',
      'Leere Kartuschen sind Rohstoff. Wir nehmen sie zurück, verwenden wieder, was geht, und verwerten den Rest; Pakete sind in Papier verpackt, und was auf der Schiene fahren kann, fährt auf der Schiene.',
      'Le cartucce vuote sono materia prima. Le ritiriamo, riutilizziamo ciò che è possibile e ricicliamo il resto; i pacchi sono in carta e ciò che può viaggiare su rotaia lo fa.',
      'Les cartouches vides sont une matière première. Nous les reprenons, réutilisons ce qui peut l’être et recyclons le reste\u00a0; les colis sont emballés dans du papier et ce qui peut voyager par rail le fait.',
      'Puste wkłady to surowiec. Odbieramy je, wykorzystujemy ponownie, co się da, a resztę oddajemy do recyklingu; paczki pakujemy w papier, a co może, jedzie koleją.',
    ),
  ),
  quality: part(
    labels('Quality', 'Qualität', 'Qualità', 'Qualité', 'Jakość'),
    labels(
      'Page yields are measured to industry standards, which we name. A technician examines every return, and what they find improves the next batch.',
      'Reichweiten messen wir nach den Normen der Branche und nennen die Norm dazu. Jede Rückgabe prüft ein Techniker, und was er findet, verbessert die nächste Charge.',
      'Le rese in pagine sono misurate secondo le norme del settore e indicate con esse. Ogni reso è esaminato da un tecnico, e quanto emerge migliora il lotto successivo.',
      'Les rendements sont mesurés selon les normes du secteur, que nous indiquons. Un technicien examine chaque retour, et ce qu’il constate améliore le lot suivant.',
      'Wydajność mierzymy według norm branżowych i podajemy wraz z nimi. Każdy zwrot sprawdza technik, a jego wnioski ulepszają kolejną partię.',
    ),
  ),
}
