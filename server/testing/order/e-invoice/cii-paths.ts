import type { Paths } from './terms.ts'

const transaction = 'rsm:SupplyChainTradeTransaction'
const agreement = `${transaction}/ram:ApplicableHeaderTradeAgreement`
const delivery = `${transaction}/ram:ApplicableHeaderTradeDelivery`
const settlement = `${transaction}/ram:ApplicableHeaderTradeSettlement`
const seller = `${agreement}/ram:SellerTradeParty`
const buyer = `${agreement}/ram:BuyerTradeParty`
const shipTo = `${delivery}/ram:ShipToTradeParty`
const means = `${settlement}/ram:SpecifiedTradeSettlementPaymentMeans`
const account = `${means}/ram:PayeePartyCreditorFinancialAccount`
const sums = `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`
const corrects = `${settlement}/ram:InvoiceReferencedDocument`
const document = 'rsm:ExchangedDocument'
const context = 'rsm:ExchangedDocumentContext'
const product = 'ram:SpecifiedTradeProduct'
const lineSettlement = 'ram:SpecifiedLineTradeSettlement'
const lineDiscount = `${lineSettlement}/ram:SpecifiedTradeAllowanceCharge`
const lineTax = `${lineSettlement}/ram:ApplicableTradeTax[ram:TypeCode = 'VAT']`
const quantity = 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity'
const dateOfTradeTax = `${settlement}/ram:ApplicableTradeTax`

/** Where CII has the terms, as the binding of the standard says (CEN/TS 16931-3-3). */
export const ciiPaths: Paths = {
  namespaces: {
    rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
    ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
    qdt: 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
    udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  },
  groups: {
    document: '/rsm:CrossIndustryInvoice',
    lines: `/*/${transaction}/ram:IncludedSupplyChainTradeLineItem`,
    charges: `/*/${settlement}/ram:SpecifiedTradeAllowanceCharge[ram:ChargeIndicator/udt:Indicator = 'true']`,
    vat: `/*/${settlement}/ram:ApplicableTradeTax`,
  },
  document: {
    'BT-1': `${document}/ram:ID`,
    'BT-2': `${document}/ram:IssueDateTime/udt:DateTimeString[@format = '102']`,
    'BT-3': `${document}/ram:TypeCode`,
    'BT-5': `${settlement}/ram:InvoiceCurrencyCode`,
    'BT-6': `${settlement}/ram:TaxCurrencyCode`,
    'BT-7': `${dateOfTradeTax}/ram:TaxPointDate/udt:DateString[@format = '102']`,
    'BT-8': `${dateOfTradeTax}/ram:DueDateTypeCode`,
    'BT-9': `${settlement}/ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime/udt:DateTimeString[@format = '102']`,
    'BT-10': `${agreement}/ram:BuyerReference`,
    'BT-13': `${agreement}/ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID`,
    'BT-14': `${agreement}/ram:SellerOrderReferencedDocument/ram:IssuerAssignedID`,
    'BT-16': `${delivery}/ram:DespatchAdviceReferencedDocument/ram:IssuerAssignedID`,
    'BT-20': `${settlement}/ram:SpecifiedTradePaymentTerms/ram:Description`,
    'BT-21': `${document}/ram:IncludedNote/ram:SubjectCode`,
    'BT-22': `${document}/ram:IncludedNote/ram:Content`,
    'BT-23': `${context}/ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID`,
    'BT-24': `${context}/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID`,
    'BT-25': `${corrects}/ram:IssuerAssignedID`,
    'BT-26': `${corrects}/ram:FormattedIssueDateTime/qdt:DateTimeString[@format = '102']`,
    'BT-27': `${seller}/ram:Name`,
    'BT-30': `${seller}/ram:SpecifiedLegalOrganization/ram:ID`,
    'BT-30-1': `${seller}/ram:SpecifiedLegalOrganization/ram:ID/@schemeID`,
    'BT-31': `${seller}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID = 'VA']`,
    'BT-33': `${seller}/ram:Description`,
    'BT-34': `${seller}/ram:URIUniversalCommunication/ram:URIID`,
    'BT-34-1': `${seller}/ram:URIUniversalCommunication/ram:URIID/@schemeID`,
    'BT-35': `${seller}/ram:PostalTradeAddress/ram:LineOne`,
    'BT-36': `${seller}/ram:PostalTradeAddress/ram:LineTwo`,
    'BT-37': `${seller}/ram:PostalTradeAddress/ram:CityName`,
    'BT-38': `${seller}/ram:PostalTradeAddress/ram:PostcodeCode`,
    'BT-39': `${seller}/ram:PostalTradeAddress/ram:CountrySubDivisionName`,
    'BT-40': `${seller}/ram:PostalTradeAddress/ram:CountryID`,
    'BT-41': `${seller}/ram:DefinedTradeContact/ram:PersonName`,
    'BT-42': `${seller}/ram:DefinedTradeContact/ram:TelephoneUniversalCommunication/ram:CompleteNumber`,
    'BT-43': `${seller}/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID`,
    'BT-44': `${buyer}/ram:Name`,
    'BT-46': `${buyer}/ram:ID`,
    'BT-47': `${buyer}/ram:SpecifiedLegalOrganization/ram:ID`,
    'BT-47-1': `${buyer}/ram:SpecifiedLegalOrganization/ram:ID/@schemeID`,
    'BT-48': `${buyer}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID = 'VA']`,
    'BT-59': `${settlement}/ram:PayeeTradeParty/ram:Name`,
    'BT-49': `${buyer}/ram:URIUniversalCommunication/ram:URIID`,
    'BT-49-1': `${buyer}/ram:URIUniversalCommunication/ram:URIID/@schemeID`,
    'BT-50': `${buyer}/ram:PostalTradeAddress/ram:LineOne`,
    'BT-51': `${buyer}/ram:PostalTradeAddress/ram:LineTwo`,
    'BT-52': `${buyer}/ram:PostalTradeAddress/ram:CityName`,
    'BT-53': `${buyer}/ram:PostalTradeAddress/ram:PostcodeCode`,
    'BT-54': `${buyer}/ram:PostalTradeAddress/ram:CountrySubDivisionName`,
    'BT-55': `${buyer}/ram:PostalTradeAddress/ram:CountryID`,
    'BT-56': `${buyer}/ram:DefinedTradeContact/ram:PersonName`,
    'BT-70': `${shipTo}/ram:Name`,
    'BT-72': `${delivery}/ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/udt:DateTimeString[@format = '102']`,
    'BT-75': `${shipTo}/ram:PostalTradeAddress/ram:LineOne`,
    'BT-76': `${shipTo}/ram:PostalTradeAddress/ram:LineTwo`,
    'BT-77': `${shipTo}/ram:PostalTradeAddress/ram:CityName`,
    'BT-78': `${shipTo}/ram:PostalTradeAddress/ram:PostcodeCode`,
    'BT-79': `${shipTo}/ram:PostalTradeAddress/ram:CountrySubDivisionName`,
    'BT-80': `${shipTo}/ram:PostalTradeAddress/ram:CountryID`,
    'BT-81': `${means}/ram:TypeCode`,
    'BT-83': `${settlement}/ram:PaymentReference`,
    'BT-84': `${account}/ram:IBANID | ${account}/ram:ProprietaryID`,
    'BT-85': `${account}/ram:AccountName`,
    'BT-86': `${means}/ram:PayeeSpecifiedCreditorFinancialInstitution/ram:BICID`,
    'BT-106': `${sums}/ram:LineTotalAmount`,
    'BT-107': `${sums}/ram:AllowanceTotalAmount`,
    'BT-108': `${sums}/ram:ChargeTotalAmount`,
    'BT-109': `${sums}/ram:TaxBasisTotalAmount`,
    'BT-110': `${sums}/ram:TaxTotalAmount[@currencyID = ../../ram:InvoiceCurrencyCode]`,
    'BT-111': `${sums}/ram:TaxTotalAmount[@currencyID = ../../ram:TaxCurrencyCode]`,
    'BT-112': `${sums}/ram:GrandTotalAmount`,
    'BT-113': `${sums}/ram:TotalPrepaidAmount`,
    'BT-115': `${sums}/ram:DuePayableAmount`,
  },
  lines: {
    'BT-126': 'ram:AssociatedDocumentLineDocument/ram:LineID',
    'BT-129': quantity,
    'BT-130': `${quantity}/@unitCode`,
    'BT-131': `${lineSettlement}/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount`,
    'BT-136': `${lineDiscount}[ram:ChargeIndicator/udt:Indicator = 'false']/ram:ActualAmount`,
    'BT-139': `${lineDiscount}/ram:Reason`,
    'BT-140': `${lineDiscount}/ram:ReasonCode`,
    'BT-146': 'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount',
    'BT-151': `${lineTax}/ram:CategoryCode`,
    'BT-152': `${lineTax}/ram:RateApplicablePercent`,
    'BT-153': `${product}/ram:Name`,
    'BT-155': `${product}/ram:SellerAssignedID`,
    'BT-156': `${product}/ram:BuyerAssignedID`,
    'BT-157': `${product}/ram:GlobalID`,
    'BT-157-1': `${product}/ram:GlobalID/@schemeID`,
  },
  charges: {
    'BT-99': 'ram:ActualAmount',
    'BT-102': "ram:CategoryTradeTax[ram:TypeCode = 'VAT']/ram:CategoryCode",
    'BT-103': 'ram:CategoryTradeTax/ram:RateApplicablePercent',
    'BT-104': 'ram:Reason',
    'BT-105': 'ram:ReasonCode',
  },
  vat: {
    'BT-116': 'ram:BasisAmount',
    'BT-117': 'ram:CalculatedAmount',
    'BT-118': "self::*[ram:TypeCode = 'VAT']/ram:CategoryCode",
    'BT-119': 'ram:RateApplicablePercent',
    'BT-120': 'ram:ExemptionReason',
    'BT-121': 'ram:ExemptionReasonCode',
  },
}
