import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'return_mail.submit_subject': 'Abbiamo ricevuto il Suo reso {number}',
  'return_mail.submit': 'Grazie. Abbiamo ricevuto il Suo reso {number} e lo stiamo esaminando:',
  'return_mail.submit_until': 'Riceverà la nostra risposta entro il {day}.',
  'return_mail.ask_subject': 'Una domanda sul Suo reso {number}',
  'return_mail.ask': 'Prima di decidere sul Suo reso {number} abbiamo una domanda:',
  'return_mail.ask_answer': 'Per rispondere, modifichi il reso nel negozio.',
  'return_mail.approve_subject': 'Il Suo reso {number} è approvato',
  'return_mail.approve': 'Abbiamo approvato il Suo reso {number}:',
  'return_mail.approve_send':
    'Imballi la merce, metta il modulo di reso nel pacco e vi incolli sopra l’etichetta. Li trova entrambi in allegato e con il reso nel negozio. Quando il pacco è in viaggio, inserisca lì il numero di spedizione.',
  'return_mail.approve_collect':
    'Imballi la merce, metta il modulo di reso nel pacco e vi incolli sopra l’etichetta. Li trova entrambi in allegato e con il reso nel negozio. Facciamo ritirare il pacco presso di Lei e Le scriviamo appena il ritiro è prenotato.',
  'return_mail.approve_until': 'Lo spedisca entro il {day}; dopo tale data l’approvazione scade.',
  'return_mail.approve_keep':
    'Non deve rispedire nulla. Le scriveremo appena l’importo sarà accreditato o la sostituzione in viaggio.',
  'return_mail.refuse_subject': 'Il Suo reso {number} non è stato accettato',
  'return_mail.refuse': 'Ci dispiace: non possiamo accettare questi articoli del Suo reso {number}:',
  'return_mail.refuse_ask': 'Se non è d’accordo, risponda semplicemente a questa e-mail.',
  'return_mail.decide_subject': 'Il Suo reso {number} è approvato in parte',
  'return_mail.decide': 'Abbiamo deciso sul Suo reso {number}:',
  'return_mail.decide_approved': 'approvato',
  'return_mail.decide_refused': 'non accettato: {reason}',
  'return_mail.expire_subject': 'Il Suo reso {number} è scaduto',
  'return_mail.expire':
    'Il Suo reso {number} era approvato, ma la merce non è stata spedita in tempo. Se desidera ancora restituirla, presenti una nuova richiesta.',
  'return_mail.cancel_subject': 'Il Suo reso {number} è annullato',
  'return_mail.cancel':
    'Ha annullato il Suo reso {number}. Entro i termini può richiedere di nuovo il reso di questi articoli.',
  'return_mail.send_subject': 'Il ritiro del Suo reso {number} è prenotato',
  'return_mail.send': 'Abbiamo prenotato il ritiro di questi articoli del Suo reso {number}. Tenga pronto il pacco:',
  'return_mail.send_tracking': 'Numero di spedizione: {number}',
  'return_mail.receive_subject': 'Il Suo reso {number} è arrivato',
  'return_mail.receive': 'Questi articoli del Suo reso {number} sono arrivati. Li controlliamo e Le scriveremo.',
  'return_mail.receive_none_subject': 'Il Suo reso {number} non è arrivato',
  'return_mail.receive_none':
    'Questi articoli del Suo reso {number} non erano tra quelli arrivati. Controlliamo e Le scriveremo:',
  'return_mail.receive_missing_subject': 'Mancano articoli del Suo reso {number}',
  'return_mail.close_subject': 'Reso {number}: pratica conclusa per alcuni articoli',
  'return_mail.close':
    'Questi articoli del Suo reso {number} non sono arrivati, quindi non vengono accreditati. Se li ha ancora, faccia una nuova richiesta:',
  'return_mail.credit_done_subject': 'Il Suo reso {number} è concluso',
  'return_mail.credit_done':
    'Questi articoli del Suo reso {number} erano già stati accreditati, quindi non c’è una nuova nota di credito. La pratica è conclusa.',
  'return_mail.credit_free_subject': 'Il Suo reso {number} è concluso',
  'return_mail.credit_free':
    'Questi articoli del Suo reso {number} erano gratuiti, quindi non c’è nulla da accreditare. La pratica è conclusa.',
  'return_mail.credit_subject': 'Il Suo reso {number} è accreditato',
  'return_mail.credit':
    'Abbiamo accreditato questi articoli del Suo reso {number}. Trova la nota di credito nel negozio.',
  'return_mail.replace_subject': 'Una sostituzione per il Suo reso {number}',
  'return_mail.replace': 'Le inviamo una sostituzione per questi articoli del Suo reso {number}:',
  'return_mail.goes_back': '{pieces, plural, one {# pezzo torna da Lei} other {# pezzi tornano da Lei}}',
  'return_mail.sendBack_subject': 'Articoli del Suo reso {number} tornano da Lei',
  'return_mail.sendBack': 'Le rispediamo questi articoli del Suo reso {number}:',
  'return_mail.see': 'Vedi il reso',
  'return_mail.end':
    'Riceve questa e-mail perché ha richiesto questo reso. Può scegliere quali aggiornamenti ricevere e quando.',
  'return_mail.desk_submit_subject': 'Reso {number} di {company}',
  'return_mail.desk_submit': '{company} ({custnum}) ha richiesto il reso {number}:',
  'return_mail.desk_answer_subject': 'Risposta sul reso {number} di {company}',
  'return_mail.desk_answer': '{company} ({custnum}) ha risposto alla domanda sul reso {number}:',
  'return_mail.desk_cancel_subject': 'Reso {number} di {company} annullato',
  'return_mail.desk_cancel': '{company} ({custnum}) ha annullato il reso {number}. Non resta nulla da fare.',
  'return_mail.desk_remind_subject': 'Il reso {number} di {company} è ancora in attesa',
  'return_mail.desk_remind': 'Il reso {number} di {company} ({custnum}) attende una decisione:',
  'return_mail.desk_until': 'Da decidere entro il {day}.',
  'return_mail.desk_see': 'Apri il reso',
}
