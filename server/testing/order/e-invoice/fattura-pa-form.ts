import type { ElementOrders } from './element-order.ts'

const parts = (text: string) => text.trim().split(/\s+/)
const place = parts('Indirizzo! NumeroCivico CAP! Comune! Provincia Nazione!')
const reference = parts(
  'RiferimentoNumeroLinea* IdDocumento! Data NumItem CodiceCommessaConvenzione CodiceCUP CodiceCIG',
)

/** The elements of FatturaPA 1.2.2 that an invoice of goods uses, as its schema orders them. */
export const fatturaPaOrders: ElementOrders = {
  FatturaElettronica: parts('FatturaElettronicaHeader! FatturaElettronicaBody!*'),
  FatturaElettronicaHeader: parts(`DatiTrasmissione! CedentePrestatore! RappresentanteFiscale CessionarioCommittente!
    TerzoIntermediarioOSoggettoEmittente SoggettoEmittente`),
  DatiTrasmissione:
    parts(`IdTrasmittente! ProgressivoInvio! FormatoTrasmissione! CodiceDestinatario! ContattiTrasmittente
    PECDestinatario`),
  IdTrasmittente: parts('IdPaese! IdCodice!'),
  IdFiscaleIVA: parts('IdPaese! IdCodice!'),
  CedentePrestatore: parts('DatiAnagrafici! Sede! StabileOrganizzazione IscrizioneREA Contatti'),
  CessionarioCommittente: parts('DatiAnagrafici! Sede! StabileOrganizzazione RappresentanteFiscale'),
  DatiAnagrafici: parts('IdFiscaleIVA CodiceFiscale Anagrafica! RegimeFiscale'),
  Anagrafica: parts('Denominazione Nome Cognome Titolo CodEORI'),
  Sede: place,
  IndirizzoResa: place,
  IscrizioneREA: parts('Ufficio! NumeroREA! CapitaleSociale SocioUnico StatoLiquidazione!'),
  Contatti: parts('Telefono Fax Email'),
  FatturaElettronicaBody: parts('DatiGenerali! DatiBeniServizi! DatiVeicoli DatiPagamento* Allegati*'),
  DatiGenerali: parts(`DatiGeneraliDocumento! DatiOrdineAcquisto* DatiContratto* DatiConvenzione* DatiRicezione*
    DatiFattureCollegate* DatiSAL* DatiDDT* DatiTrasporto FatturaPrincipale`),
  DatiGeneraliDocumento: parts(`TipoDocumento! Divisa! Data! Numero! DatiRitenuta* DatiBollo DatiCassaPrevidenziale*
    ScontoMaggiorazione* ImportoTotaleDocumento Arrotondamento Causale* Art73`),
  DatiOrdineAcquisto: reference,
  DatiFattureCollegate: reference,
  DatiTrasporto: parts(`DatiAnagraficiVettore MezzoTrasporto CausaleTrasporto NumeroColli Descrizione UnitaMisuraPeso
    PesoLordo PesoNetto DataOraRitiro DataInizioTrasporto TipoResa IndirizzoResa DataOraConsegna`),
  DatiBeniServizi: parts('DettaglioLinee!* DatiRiepilogo!*'),
  DettaglioLinee: parts(`NumeroLinea! TipoCessionePrestazione CodiceArticolo* Descrizione! Quantita UnitaMisura
    DataInizioPeriodo DataFinePeriodo PrezzoUnitario! ScontoMaggiorazione* PrezzoTotale! AliquotaIVA! Ritenuta Natura
    RiferimentoAmministrazione AltriDatiGestionali*`),
  AltriDatiGestionali: parts('TipoDato! RiferimentoTesto RiferimentoNumero RiferimentoData'),
  CodiceArticolo: parts('CodiceTipo! CodiceValore!'),
  ScontoMaggiorazione: parts('Tipo! Percentuale Importo'),
  DatiRiepilogo: parts(`AliquotaIVA! Natura SpeseAccessorie Arrotondamento ImponibileImporto! Imposta! EsigibilitaIVA
    RiferimentoNormativo`),
  DatiPagamento: parts('CondizioniPagamento! DettaglioPagamento!*'),
  DettaglioPagamento: parts(`Beneficiario ModalitaPagamento! DataRiferimentoTerminiPagamento GiorniTerminiPagamento
    DataScadenzaPagamento ImportoPagamento! IstitutoFinanziario IBAN ABI CAB BIC CodicePagamento`),
}

const ascii = (longest: number) => new RegExp(`^[ -~]{1,${longest}}$`)
const latin1 = (longest: number) => new RegExp(`^[ -~\\u00A0-\\u00FF]{1,${longest}}$`)
const amount = /^-?\d{1,11}\.\d{2}$/
const amountOfOne = /^-?\d{1,11}\.\d{2,8}$/
const date = /^\d{4}-\d{2}-\d{2}$/

/** How the texts of its elements are made. */
export const fatturaPaForms: Readonly<Record<string, RegExp>> = {
  IdPaese: /^[A-Z]{2}$/,
  IdCodice: /^[A-Z0-9]{1,28}$/,
  ProgressivoInvio: ascii(10),
  FormatoTrasmissione: /^FPR12$/,
  CodiceDestinatario: /^[A-Z0-9]{7}$/,
  CodiceFiscale: /^[A-Z0-9]{11,16}$/,
  Denominazione: latin1(80),
  Nome: latin1(60),
  Cognome: latin1(60),
  RegimeFiscale: /^RF(01|02|04|05|06|07|08|09|1\d)$/,
  Indirizzo: latin1(60),
  CAP: /^\d{5}$/,
  Comune: latin1(60),
  Provincia: /^[A-Z]{2}$/,
  Nazione: /^[A-Z]{2}$/,
  Ufficio: /^[A-Z]{2}$/,
  NumeroREA: ascii(20),
  StatoLiquidazione: /^L[SN]$/,
  Telefono: ascii(12),
  Email: /^.+@.+[.]+.+$/,
  TipoDocumento: /^TD0[14]$/,
  // For who is established in Italy.
  Divisa: /^EUR$/,
  Data: date,
  Numero: ascii(20),
  ImportoTotaleDocumento: amount,
  Causale: latin1(200),
  IdDocumento: ascii(20),
  DataInizioTrasporto: date,
  NumeroLinea: /^[1-9]\d{0,3}$/,
  TipoCessionePrestazione: /^(SC|PR|AB|AC)$/,
  CodiceTipo: ascii(35),
  CodiceValore: ascii(35),
  Descrizione: latin1(1_000),
  Quantita: /^\d{1,12}\.\d{2,8}$/,
  UnitaMisura: ascii(10),
  PrezzoUnitario: amountOfOne,
  Tipo: /^(SC|MG)$/,
  Importo: amountOfOne,
  PrezzoTotale: amountOfOne,
  TipoDato: ascii(10),
  RiferimentoTesto: ascii(60),
  RiferimentoNumero: amountOfOne,
  RiferimentoData: date,
  AliquotaIVA: /^\d{1,3}\.\d{2}$/,
  Natura: /^(N1|N2\.[12]|N3\.[1-6]|N4|N5|N6\.[1-9]|N7)$/,
  ImponibileImporto: amount,
  Imposta: amount,
  EsigibilitaIVA: /^[DIS]$/,
  RiferimentoNormativo: latin1(100),
  CondizioniPagamento: /^TP0[123]$/,
  Beneficiario: latin1(200),
  ModalitaPagamento: /^MP\d{2}$/,
  DataScadenzaPagamento: date,
  ImportoPagamento: amount,
  IstitutoFinanziario: latin1(80),
  IBAN: /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/,
  BIC: /^[A-Z]{6}[A-Z2-9][A-NP-Z0-9]([A-Z0-9]{3})?$/,
  CodicePagamento: ascii(60),
}
